import { once } from "~/lib/once";

/** How far back the screen looks, in days, today included. */
export const PERIODS = [7, 30, 90, 365] as const;

export type PeriodDays = (typeof PERIODS)[number];

const USUAL: PeriodDays = 30;

export const ANALYTICS_PATH = "/admin/analytics";

/** The period that an address asks for; 30 days when it asks for none, or for nonsense. */
export function readPeriod(params: URLSearchParams): PeriodDays {
  const asked = params.get("periode");
  return PERIODS.find((days) => String(days) === asked) ?? USUAL;
}

export function periodHref(days: PeriodDays): string {
  return days === USUAL ? ANALYTICS_PATH : `${ANALYTICS_PATH}?periode=${days}`;
}

export function exportHref(days: PeriodDays): string {
  return `${ANALYTICS_PATH}/export.xlsx?periode=${days}`;
}

export const DEVICE_NAMES = {
  phone: "Téléphone",
  computer: "Ordinateur",
  tablet: "Tablette",
} as const;

export type Device = keyof typeof DEVICE_NAMES;

export const DEVICES = Object.keys(DEVICE_NAMES) as Device[];

const regions = once(() => new Intl.DisplayNames("fr-FR", { type: "region" }));

/** The country of two letters, in French; the letters themselves when it is none. */
export function countryName(code: string): string {
  return regions().of(code) ?? code;
}

/** Visitors are told apart within one day only: over several days, this is the sum of each day's. */
export type Counts = { views: number; visits: number; visitors: number };

export type DayCounts = Counts & { day: string };

/** A page, how often it was looked at, and how many visits began with it. */
export type PageCounts = { page: string; views: number; visits: number };

/** A page as the screen names it. */
export type VisitedPage = PageCounts & {
  title: string;
  /** Announces something that people come to. */
  isEvent: boolean;
  /** Visitors no longer find it. */
  isGone: boolean;
};

/** What a page that nothing is known of any more is called. */
export const GONE_PAGE = "Page retirée";
