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

export function exportHref(days: PeriodDays, format: "xlsx" | "csv"): string {
  return `${ANALYTICS_PATH}/export.${format}?periode=${days}`;
}

export const PERIOD_NAMES: Readonly<Record<PeriodDays, string>> = {
  7: "7\u00a0jours",
  30: "30\u00a0jours",
  90: "90\u00a0jours",
  365: "12\u00a0mois",
};

/** What a period is compared with, in a sentence. */
export const BEFORE_NAMES: Readonly<Record<PeriodDays, string>> = {
  7: "les 7\u00a0jours d’avant",
  30: "les 30\u00a0jours d’avant",
  90: "les 90\u00a0jours d’avant",
  365: "l’année d’avant",
};
