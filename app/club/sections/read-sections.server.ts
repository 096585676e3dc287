import type { LaneNumber } from "~/lib/lane";
import { nameOf, type People, photoOf } from "../people-names";
import type { Section } from "../site";
import { ownRegistrationPath } from "./registration-paths";
import type { PagePicture, SectionCoach, SectionPage, SectionWords } from "./section-page";
import { CLUB_LIFE } from "./sections";
import {
  freeLane,
  inOrderOfLanes,
  type SectionValues,
  type StoredSection,
} from "./stored-sections.server";

type ShownSection = Omit<StoredSection, "id">;

function onSite(stored: readonly ShownSection[]): ShownSection[] {
  return inOrderOfLanes(stored.filter(({ values }) => !values.isRetired));
}

/**
 * The sections of a preview, of which each has a lane of its own, as once its draft is published: another section
 * takes the lane that it `left`; one that is new takes a free one.
 */
export function withLaneExchanged(
  sections: readonly ShownSection[],
  draft: { key: string; left: string | null } | undefined,
): ShownSection[] {
  const one = sections.find(({ key }) => key === draft?.key);
  const others = sections.filter((section) => section !== one);
  const holder = others.find(({ values }) => !values.isRetired && values.lane === one?.values.lane);
  if (!one || !holder) return [...sections];
  const isNew = draft?.left == null;
  const moved = isNew ? one : holder;
  const lane = isNew ? freeLane(others) : draft.left;
  return sections.map((section) =>
    section === moved && lane
      ? { ...section, values: { ...section.values, lane: lane as SectionValues["lane"] } }
      : section,
  );
}

/** The sections that the club shows, in the order of their lanes; the club’s own life comes last. */
export function toSections(stored: readonly ShownSection[]): Section[] {
  return [...onSite(stored).map(toSection), CLUB_LIFE];
}

/** Their pages; that of a section which leads to its registration tells only its address. */
export function toSectionPages(stored: readonly ShownSection[], people: People): SectionPage[] {
  return onSite(stored).map((one) => toPage(one, people));
}

/** One that leads to a registration page has none, as long as there is such a page. */
export function hasOwnPage({ key, values }: ShownSection): boolean {
  return values.opens === "page" || ownRegistrationPath(key) === null;
}

function toSection(stored: ShownSection): Section {
  const { key, values } = stored;
  const { name, lane, audience, summary } = values;
  return {
    key,
    name,
    lane: Number(lane) as LaneNumber,
    audience,
    summary,
    path: pathOf(stored),
  };
}

/** The address of its page, or of its registration. */
function pathOf(stored: ShownSection): string {
  const page = `/sections/${stored.values.address}`;
  return hasOwnPage(stored) ? page : (ownRegistrationPath(stored.key) ?? page);
}

function toPage(stored: ShownSection, people: People): SectionPage {
  const { key, values } = stored;
  const { name, lead, address, formerAddresses } = values;
  return {
    key,
    address,
    formerAddresses,
    path: pathOf(stored),
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
  people: People,
): SectionCoach | null {
  const [chosen] = person;
  const name = chosen && nameOf(chosen, people);
  if (!name) return null;
  return { name, role, text, photo: photoOf(chosen, people), isTyped: "name" in chosen };
}
