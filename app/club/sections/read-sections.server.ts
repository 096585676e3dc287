import type { LaneNumber } from "~/lib/lane";
import type { Values } from "~/records/fields";
import type { registration } from "../kinds/registration";
import { chosenPicture, searchWords } from "../page-picture";
import { nameOf, type People, photoOf } from "../people-names";
import type { Section } from "../site";
import { registrationPathAt } from "./registration-paths";
import type {
  PresentationWords,
  RegistrationPage,
  SectionCoach,
  SectionPage,
} from "./section-page";
import { CLUB_LIFE } from "./sections";
import {
  freeLane,
  inOrderOfLanes,
  type SectionValues,
  type StoredSection,
} from "./stored-sections.server";

type ShownSection = Omit<StoredSection, "id">;
export type RegistrationValues = Values<typeof registration.fields>;

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
export function toSections(
  stored: readonly ShownSection[],
  registrations: readonly RegistrationValues[],
): Section[] {
  return [...onSite(stored).map((one) => toSection(one, registrations)), CLUB_LIFE];
}

/** Their pages; that of a section which leads to its registration tells only its address. */
export function toSectionPages(
  stored: readonly ShownSection[],
  { registrations, people }: { registrations: readonly RegistrationValues[]; people: People },
): SectionPage[] {
  return onSite(stored).map((one) => {
    const { key, values } = one;
    return {
      key,
      path: pathOf(one, registrations),
      words: {
        ...presentedWords(values),
        bring: values.bring,
        lent: values.lent,
      },
      ...presentedParts(values, { title: values.name, people }),
    };
  });
}

/** The pages that tell how one joins a section, in the order of the sections that the club shows. */
export function toRegistrationPages(
  registrations: readonly RegistrationValues[],
  { sections, people }: { sections: readonly Section[]; people: People },
): RegistrationPage[] {
  return sections.flatMap((section) => {
    const values = registrations.find((one) => one.section === section.key);
    if (!values) return [];
    const { title, stepsTitle, documents, health, aids, forms } = values;
    return {
      section: section.key,
      path: registrationPathAt(values.address),
      words: {
        ...presentedWords(values),
        title,
        stepsTitle: stepsTitle || "Comment nous rejoindre",
        documents,
        health,
        aids,
        forms,
      },
      ...presentedParts(values, { title, people }),
    };
  });
}

function toSection(stored: ShownSection, registrations: readonly RegistrationValues[]): Section {
  const { key, values } = stored;
  const { name, lane, audience, summary } = values;
  return {
    key,
    name,
    lane: Number(lane) as LaneNumber,
    audience,
    summary,
    path: pathOf(stored, registrations),
  };
}

/** The address of its page; that of its registration, where it leads to one and has it. */
function pathOf(
  { key, values }: ShownSection,
  registrations: readonly RegistrationValues[],
): string {
  const own = registrations.find(({ section }) => section === key);
  return values.opens === "registration" && own
    ? registrationPathAt(own.address)
    : `/sections/${values.address}`;
}

type PresentedValues = Omit<SectionValues, "name" | "bring" | "lent"> | RegistrationValues;

/** The address, the people and the words for search engines of a page. */
function presentedParts(
  values: PresentedValues,
  { title, people }: { title: string; people: People },
): Pick<SectionPage, "address" | "formerAddresses" | "coaches" | "search"> {
  const { address, formerAddresses, lead } = values;
  return {
    address,
    formerAddresses,
    coaches: values.coaches.flatMap((coach) => toCoach(coach, people) ?? []),
    search: searchWords(values, { title, lead }),
  };
}

function presentedWords(values: PresentedValues): PresentationWords {
  return {
    lead: values.lead,
    art: chosenPicture(values),
    facts: values.facts.map(({ label, value }) => ({ label, value })),
    intro: { title: values.introTitle, paragraphs: linesOf(values.intro) },
    levels: values.levels.map(({ name: level, text }) => ({ name: level, text })),
    sessionsNote: values.sessionsNote,
    coachesTitle: values.coachesTitle || "Votre encadrement",
    steps: values.steps.map(({ title, text }) => ({ title, text })),
    questions: values.questions.map(({ question, answer }) => ({ question, answer })),
    eventsTitle: values.eventsTitle || "Prochains rendez-vous",
  };
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Somebody who left is not shown. */
function toCoach(
  { person, role, text }: PresentedValues["coaches"][number],
  people: People,
): SectionCoach | null {
  const [chosen] = person;
  const name = chosen && nameOf(chosen, people);
  if (!name) return null;
  return { name, role, text, photo: photoOf(chosen, people) };
}
