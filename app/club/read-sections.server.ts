import type { LaneNumber } from "~/lib/lane";
import type { Values } from "~/records/fields";
import type { section } from "./kinds/section";
import { nameOf, type PeopleNames } from "./people-names";
import { ownRegistrationPath } from "./registration-paths";
import type { PagePicture, SectionCoach, SectionPage, SectionWords } from "./section-page";
import { CLUB_LIFE } from "./sections";
import type { Section } from "./site";

type SectionValues = Values<typeof section.fields>;
type StoredSection = { key: string; values: SectionValues };

/** The sections that the club shows, in the order of their lanes; the club’s own life comes last. */
export function toSections(stored: readonly StoredSection[]): Section[] {
  return [...inOrder(stored).map(toSection), CLUB_LIFE];
}

/** The pages of those that have one of their own. */
export function toSectionPages(
  stored: readonly StoredSection[],
  people: PeopleNames,
): SectionPage[] {
  return inOrder(stored)
    .filter(hasOwnPage)
    .map((one) => toPage(one, people));
}

function inOrder(stored: readonly StoredSection[]): StoredSection[] {
  return stored
    .filter(({ values }) => !values.isRetired)
    .sort((a, b) => Number(a.values.lane) - Number(b.values.lane));
}

/** One that leads to a registration page has none, as long as there is such a page. */
export function hasOwnPage({ key, values }: StoredSection): boolean {
  return values.opens === "page" || ownRegistrationPath(key) === null;
}

function toSection(stored: StoredSection): Section {
  const { key, values } = stored;
  const { name, lane, audience, summary, address } = values;
  return {
    key,
    name,
    lane: Number(lane) as LaneNumber,
    audience,
    summary,
    path: hasOwnPage(stored) ? `/sections/${address}` : ownRegistrationPath(key),
  };
}

function toPage({ key, values }: StoredSection, people: PeopleNames): SectionPage {
  const { name, lead, address, formerAddresses } = values;
  return {
    key,
    address,
    formerAddresses,
    words: toWords(values),
    coaches: values.coaches.flatMap((coach) => toCoach(coach, people) ?? []),
    search: {
      title: values.searchTitle || name,
      description: values.searchDescription || lead,
      keywords: values.searchKeywords,
    },
  };
}

function toWords(values: SectionValues): SectionWords {
  return {
    lead: values.lead,
    art: pictureOf(values),
    facts: values.facts.map(({ label, value }) => ({ label, value })),
    intro: { title: values.introTitle, paragraphs: linesOf(values.intro) },
    levels: values.levels.map(({ name: level, text }) => ({ name: level, text })),
    sessionsNote: values.sessionsNote,
    coachesTitle: values.coachesTitle || "Votre encadrement",
    bring: values.bring,
    lent: values.lent,
    steps: values.steps.map(({ title, text }) => ({ title, text })),
    questions: values.questions.map(({ question, answer }) => ({ question, answer })),
    eventsTitle: values.eventsTitle || "Prochains rendez-vous",
  };
}

/** A photo of the club’s, else the word of one of the site’s drawings. */
function pictureOf({ photo, focus, drawing, alt }: SectionValues): PagePicture | null {
  const src = photo || drawing;
  return src ? { src, alt, focusX: focus.x, focusY: focus.y } : null;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Somebody who left is not shown. */
function toCoach(
  { person, role, text }: SectionValues["coaches"][number],
  people: PeopleNames,
): SectionCoach | null {
  const [chosen] = person;
  const name = chosen && nameOf(chosen, people);
  if (!name) return null;
  return { name, role, text, personId: "id" in chosen ? chosen.id : null };
}
