import type { Weekday } from "~/lib/french-dates";
import type { SectionSlug } from "~club/sections";

/** A place as pages show it. */
export type Place = {
  id: string;
  /** The name by which the first sessions meant it; null for one that the club added. */
  key: string | null;
  name: string;
  /** Where exactly one meets; empty when that goes without saying. */
  meeting: string;
  isStadium: boolean;
};

/** 1 gentle, 2 steady, 3 sporty. */
export type Effort = 1 | 2 | 3;

/** The ages of those who may come, in whole years, both included; null where the club gives no bound. */
export type Ages = { from: number | null; to: number | null };

/** A training that comes back each week, or each month. Hours are `HH:MM`, days `YYYY-MM-DD`, of Paris. */
export type Session = {
  id: string;
  section: SectionSlug;
  weekday: Weekday;
  start: string;
  end: string;
  /** The people or the exercise that it is for. */
  group: string;
  ages: Ages;
  /** The name of the place, or the club's words for one that changes; empty when it is not known. */
  place: string;
  /** The small line under the place; empty for none. */
  note: string;
  isAtStadium: boolean;
  coaches: readonly string[];
  /** Null when the club does not say, and where children and adults train together. */
  effort: Effort | null;
  isMonthly: boolean;
  /** False before the first of its own days. */
  hasBegun: boolean;
  /** It begins after the season, or ends before it; null when it does not. */
  from: string | null;
  until: string | null;
};

/** A price of a season, in euros. */
export type Fee = {
  id: string;
  section: SectionSlug;
  name: string;
  /** The people it is for, in a few words; empty for everybody. */
  audience: string;
  /** For the season, or for the whole programme. */
  amount: number;
  /** From `reducedFrom` on; null when the price does not change. */
  reduced: number | null;
  /** A programme of some weeks, and no licence of the year. */
  isPartial: boolean;
  /** Under the amount: `de septembre à août`. */
  period: string;
  includes: readonly string[];
};

/** Days on which no session takes place, both included. */
export type Break = { from: string; until: string; words: string };

/** A sporting year. Days are `YYYY-MM-DD`; null and empty are what the club does not say. */
export type Season = {
  id: string;
  /** `2026-2027` */
  label: string;
  firstDay: string | null;
  /** The last day that a licence covers. */
  lastDay: string | null;
  /** Members of last season renew from this day on. */
  renewalOpens: string | null;
  renewalNote: string;
  /** Everybody else may register from this day on. */
  registrationOpens: string | null;
  registrationNote: string;
  /** Until this day the places of last season's members are kept. */
  placesKeptUntil: string | null;
  placesNote: string;
  /** From this day on the price is the reduced one. */
  reducedFrom: string | null;
  reducedNote: string;
  /** The last day for a licence of this season. */
  registrationCloses: string | null;
  closingNote: string;
  fees: readonly Fee[];
  /** Days without sessions, in order. */
  breaks: readonly Break[];
  /** Sessions that one may try for nothing. */
  trialSessions: number | null;
  trialIncludes: readonly string[];
  /** Euros off per person, from `familyFrom`, a number of a member of the family, on. */
  familyAmount: number | null;
  familyFrom: number | null;
  /** Euros a year for a second section, whichever it is. */
  secondSection: number | null;
  paymentMeans: readonly string[];
  /** One sentence each. */
  notes: readonly string[];
};

/** The club’s content, ready to be shown. */
export type Site = {
  places: readonly Place[];
  /** The season whose hours hold, and the one that one may join by now. */
  season: { now: Season; joining: Season };
  /** The sessions of the season whose hours hold, in the order of the week; those that have ended are left out. */
  sessions: readonly Session[];
  /** The next season whose hours are prepared, and the day from which they hold; null for none. */
  nextHours: { label: string; firstDay: string } | null;
};

/** A season of which nothing is known. */
const NO_SEASON: Season = {
  id: "",
  label: "",
  firstDay: null,
  lastDay: null,
  renewalOpens: null,
  renewalNote: "",
  registrationOpens: null,
  registrationNote: "",
  placesKeptUntil: null,
  placesNote: "",
  reducedFrom: null,
  reducedNote: "",
  registrationCloses: null,
  closingNote: "",
  fees: [],
  breaks: [],
  trialSessions: null,
  trialIncludes: [],
  familyAmount: null,
  familyFrom: null,
  secondSection: null,
  paymentMeans: [],
  notes: [],
};

/**
 * The seasons of a day of Paris. The first day of a season turns the hours, the day on which its renewal
 * opens turns fees and dates; before all of them it is the earliest.
 */
export function seasonsAt(seasons: readonly Season[], today: string): Site["season"] {
  const begun = (from: (season: Season) => string | null) => {
    const dated = seasons
      .map((season) => ({ season, day: from(season) ?? "" }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return dated.findLast(({ day }) => day <= today)?.season ?? dated[0]?.season ?? NO_SEASON;
  };
  return {
    now: begun(({ firstDay }) => firstDay),
    joining: begun(({ firstDay, renewalOpens }) => renewalOpens ?? firstDay),
  };
}

/** A site whose database has never been reached. */
export const BARE_SITE: Site = {
  places: [],
  season: { now: NO_SEASON, joining: NO_SEASON },
  sessions: [],
  nextHours: null,
};
