import type { Step } from "../registration";
import type { SectionSlug } from "../sections";

/** The sections that have a page of their own. */
export type SectionPageSlug = Exclude<SectionSlug, "running-competition" | "vie-du-club">;

export type SectionPage = {
  slug: SectionPageSlug;
  lead: string;
  /** Picture of the header; the focus is the point that every crop keeps, in percent. */
  art: { src: string; alt: string; focusX: number; focusY: number };
  /** Beside the number of sessions and the price, which are counted. */
  facts: readonly [{ label: string; value: string }, { label: string; value: string }];
  intro: { title: string; paragraphs: readonly string[] };
  /** The groups of the section, from the gentlest on. */
  levels: readonly { name: string; text: string }[];
  /** Under the timetable. */
  sessionsNote: string;
  coachesTitle: string;
  /** Full names, as in the administrator area, and a line of ours. */
  coaches: readonly { name: string; role: string; text: string }[];
  /** What to bring. */
  bring: readonly string[];
  /** What the club lends. */
  lent: readonly string[];
  steps: readonly Step[];
  /** Where the section's own registration is explained. */
  registration: string;
  faq: readonly { question: string; answer: string }[];
  /** Title of the box of next events. */
  eventsTitle: string;
};
