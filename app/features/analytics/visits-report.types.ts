import type { Device } from "./visit";
import type { PeriodDays } from "./visits-period";
import type { Metric } from "./vitals";

/** Visitors are told apart within one day only: over several days, this is the sum of each day's. */
export type Counts = { views: number; visits: number; visitors: number };

export type DayCounts = Counts & { day: string };

/** Days of Paris, both included. */
export type DayRange = { from: string; until: string };

/** A page, how often it was looked at, and how many visits began with it. */
export type PageCounts = { page: string; views: number; visits: number };

/** A 75th percentile: three views in four were at least as good. Null without samples. */
export type VitalFigure = { metric: Metric; value: number | null; samples: number };

export type SpeedReport = {
  /** How many days it looks back. */
  days: number;
  overall: VitalFigure[];
  devices: { device: Device; figures: VitalFigure[] }[];
  /** Those measured most, most first. */
  pages: { page: string; figures: VitalFigure[] }[];
};

export type VisitsReport = {
  days: PeriodDays;
  range: DayRange;
  /** The first day that was ever counted and is still kept; null before any visit. */
  firstDay: string | null;
  /** Every day of the period, those without visits too. */
  series: DayCounts[];
  totals: Counts;
  /** The period of the same length that ends where this one begins. */
  before: { range: DayRange; totals: Counts };
  /** Most looked at first, at most `PAGES_READ`. */
  pages: PageCounts[];
  /** By host, as stored (`""` for none, `OTHER_SOURCES`), most visits first. */
  sources: { host: string; visits: number }[];
  devices: { device: Device; visits: number }[];
  /** Two letters; empty unless a trusted proxy tells countries. */
  countries: { code: string; visits: number }[];
  speed: SpeedReport;
};
