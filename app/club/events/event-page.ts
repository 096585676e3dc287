import type { IconName } from "~/ui/icon";
import type { PagePicture, SearchWords } from "../page-picture";

/** The page of a race or outing, as the club writes it. Dates come from the article that announces it. */
export type EventPage = EventWords & {
  /** It never changes: menus mean the page by it. */
  key: string;
  /** The last part of its address, and of those that it had: they lead to it. */
  address: string;
  formerAddresses: readonly string[];
  /** Its whole address. */
  path: string;
  /** First words of the title of the article that announces it, whatever follows («Cross du village : les inscriptions sont ouvertes»). */
  articleWords: string;
  /** For search engines and shared links. */
  search: SearchWords;
};

/** The words of the page. Empty is what the club does not say: the page leaves it out. */
export type EventWords = {
  name: string;
  /** Without the menus of the site. */
  isAlone: boolean;
  /** A race in the colours of the track, or a calm morning in those of water. */
  look: EventLook;
  lead: string;
  /** A line or two, where another page makes one want to come. */
  teaser: string;
  /** When it usually takes place; stands alone as long as no date is announced. */
  season: string;
  /** The place where it usually starts, as in the article's place. */
  place: string;
  /** Its `src` is the address of a photo, or the word of one of the site’s drawings (`drawings.ts`); so is that of the map. */
  art: PagePicture | null;
  facts: readonly EventFact[];
  programme: EventProgramme;
  course: EventCourse;
  practical: readonly PracticalPoint[];
  registration: EventRegistration;
  health: EventHealth;
  questions: readonly { question: string; answer: string }[];
  volunteers: { title: string; text: string; label: string };
  /** At the foot of a page that stands alone, before the club's name. */
  footWords: string;
};

export type EventLook = "race" | "calm";
export type EventFact = { label: string; value: string };

export type EventProgramme = {
  introduction: string;
  /** `HH:MM`; null where the hour is not said. */
  steps: readonly { time: string | null; title: string; text: string }[];
  /** The way to it from the head of the page. */
  link: string;
};

export type EventCourse = {
  introduction: string;
  map: CourseMap | null;
  /** The way in order; the letters stand on the map. */
  points: readonly { letter: string; title: string; text: string }[];
  facts: readonly EventFact[];
};

/** A drawn map, or the club's own. */
export type CourseMap = { src: string; alt: string };

export type PracticalPoint = {
  icon: Extract<IconName, "pin" | "car" | "bus" | "people" | "shoe" | "heart" | "clock" | "info">;
  title: string;
  text: string;
};

export type EventRegistration = {
  introduction: string;
  prices: readonly { title: string; amount: number; per: string; includes: readonly string[] }[];
  steps: readonly { title: string; text: string }[];
  label: string;
  /** The way to it from the head of the page. */
  call: string;
};

export type EventHealth = {
  introduction: string;
  /** The document that each sort of runner brings. */
  cases: readonly { who: string; what: string; text: string }[];
  note: string;
};
