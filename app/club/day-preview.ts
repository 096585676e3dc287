import { dayOf } from "~/lib/dates-in-text";
import { isDay } from "~/lib/french-dates";

export const HOURS_PAGE = "/horaires";
export const FEES_PAGE = "/inscription/aide";
/** The table of all fees in it. */
export const FEES_PART = `${FEES_PAGE}#tarifs`;

/** The public pages that turn with the seasons: their hours, or their fees. */
const TURNING_PAGE = /^\/(?:horaires|(?:sections|inscription)\/[\w-]+)$/;

/** Whether a public page can be seen as it will be on another day. */
export function hasDayPreview(page: string): boolean {
  return TURNING_PAGE.test(page);
}

/** Where signed-in people see a public page as it will be on a day. */
export function dayPreviewPath(day: string, page: string): string {
  return `/admin/apercu/jour/${day}${page}`;
}

type SeasonDays = {
  firstDay: string | null;
  renewalOpens: string | null;
  lastDay: string | null;
};

/** The reason for which the site cannot be shown as on a day; null where it can. */
export function refuseDay(day: string, seasons: readonly SeasonDays[]): string | null {
  if (day === "") return "Il manque le jour.";
  if (!isDay(day)) return "Ce jour n’existe pas.";
  const days = seasons
    .flatMap(({ firstDay, renewalOpens, lastDay }) => [firstDay, renewalOpens, lastDay])
    .flatMap((one) => one ?? [])
    .toSorted();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return "Aucune saison n’a encore de dates.";
  if (first <= day && day <= last) return null;
  return `Aucune saison n’a ce jour\u00a0: les vôtres vont du ${dayOf(first)} au ${dayOf(last)}.`;
}
