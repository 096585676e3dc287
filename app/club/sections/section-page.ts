import type { PagePicture, SearchWords } from "../page-picture";

/** The page of a section, as the club writes it. */
export type SectionPage = {
  /** Of the section: it never changes. */
  key: string;
  /** The last part of its address, and of those that it had: they lead to it. */
  address: string;
  formerAddresses: readonly string[];
  /** Its whole address: that of its registration, where it has no page of its own. */
  path: string;
  words: SectionWords;
  coaches: readonly SectionCoach[];
  /** For search engines and shared links. */
  search: SearchWords;
};

/**
 * The words of a page that presents a section, or how one joins it. The club need not say everything: the page
 * leaves out what is empty.
 */
export type PresentationWords = {
  lead: string;
  /** Its `src` is the address of a photo, or the word of one of the site’s drawings (`drawings.ts`). */
  art: PagePicture | null;
  /** Beside the number of sessions and the price, which are counted. */
  facts: readonly { label: string; value: string }[];
  intro: { title: string; paragraphs: readonly string[] };
  /** The groups of the section, from the gentlest on. */
  levels: readonly { name: string; text: string }[];
  /** Under the sessions. */
  sessionsNote: string;
  coachesTitle: string;
  steps: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  eventsTitle: string;
};

/** The words of the page of a section. */
export type SectionWords = PresentationWords & {
  bring: readonly string[];
  /** Things that the club lends. */
  lent: readonly string[];
};

/** The page that tells how one joins a section, as the club writes it. */
export type RegistrationPage = {
  /** The key of the section. */
  section: string;
  address: string;
  formerAddresses: readonly string[];
  /** Its whole address. */
  path: string;
  words: RegistrationWords;
  coaches: readonly SectionCoach[];
  /** For search engines and shared links. */
  search: SearchWords;
};

/** Its words. Health rules, aids and forms are given by their keys, in the order of the page. */
export type RegistrationWords = PresentationWords & {
  title: string;
  stepsTitle: string;
  documents: readonly string[];
  health: readonly string[];
  aids: readonly string[];
  forms: readonly string[];
};

/** Somebody as a section presents them. `photo` is a stored address. */
export type SectionCoach = {
  name: string;
  role: string;
  text: string;
  photo: string | null;
};
