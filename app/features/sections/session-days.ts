import type { Season, Session } from "~/club/site";
import { addDays, weekdayOf } from "~/lib/french-dates";

const WEEK = 7;

/**
 * The days of Paris on which a weekly session takes place: in its season, within its own days, holidays left
 * out. None for a monthly session, whose days are not known, and where the season has no end.
 */
export function daysOfSession(session: Session, season: Season): { days: string[]; off: string[] } {
  const { from, until, weekday, isMonthly } = session;
  const { firstDay, lastDay, breaks } = season;
  if (isMonthly || firstDay === null || lastDay === null) return { days: [], off: [] };
  const first = from !== null && from > firstDay ? from : firstDay;
  const last = until !== null && until < lastDay ? until : lastDay;
  const isOff = (day: string) => breaks.some((one) => one.from <= day && day <= one.until);
  const all: string[] = [];
  let day = addDays(first, (weekday - weekdayOf(first) + WEEK) % WEEK);
  for (; day <= last; day = addDays(day, WEEK)) all.push(day);
  const days = all.filter((one) => !isOff(one));
  const [start = ""] = days;
  return { days, off: all.filter((one) => isOff(one) && one > start) };
}
