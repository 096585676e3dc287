import { readSectionKey } from "~/club/sections/sections";
import { isMonth, monthOf } from "./calendar-month";

/** What the address of the calendar asks for. */
export type CalendarQuery = {
  /** `YYYY-MM` */
  month: string;
  section: string | null;
  /** On wide screens; phones show both at once. */
  view: "month" | "list";
};

/** Reads `?mois=&section=&vue=`; whatever is malformed is as if absent (product.md, doubtful point 14). */
export function parseCalendarQuery(params: URLSearchParams, today: string): CalendarQuery {
  const month = params.get("mois") ?? "";
  return {
    month: isMonth(month) ? month : monthOf(today),
    section: readSectionKey(params.get("section")),
    view: params.get("vue") === "liste" ? "list" : "month",
  };
}

/** The address of a calendar, without what is the default on the day it is. */
export function calendarPath(query: Partial<CalendarQuery>, today: string): string {
  const params = new URLSearchParams();
  if (query.month && query.month !== monthOf(today)) params.set("mois", query.month);
  if (query.section) params.set("section", query.section);
  if (query.view === "list") params.set("vue", "liste");
  const text = params.toString();
  return text ? `/evenements?${text}` : "/evenements";
}

/** The calendar feed of the club, or of one of its sections. */
export function feedPath(section: string | null): string {
  return section ? `/sections/${section}.ics` : "/evenements.ics";
}

/** An address that calendar programs subscribe to when it is opened. */
export function webcalUrl(publicUrl: string, path: string): string {
  return `${publicUrl}${path}`.replace(/^https?:/, "webcal:");
}
