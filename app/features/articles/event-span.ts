import { parisTimestamp } from "~/lib/paris-instants";
import type { EventDetails } from "./article.types";

/** From when to when, as search engines read it: with the offset of Paris, whole days without a time; no end when nobody says. */
export function eventSpan({ date, time, endDate, endTime }: EventDetails): {
  startDate: string;
  endDate?: string;
} {
  const startDate = time ? parisTimestamp(date, time) : date;
  if (endTime) return { startDate, endDate: parisTimestamp(endDate ?? date, endTime) };
  return endDate ? { startDate, endDate } : { startDate };
}
