import { addDays, weekdayOf } from "~/lib/french-dates";
import type { EventDetails } from "./article.types";
import { lastEventDay } from "./event-times";

/**
 * The arithmetic of a calendar. A "month" is written `YYYY-MM`, a "day" `YYYY-MM-DD`, both of
 * Europe/Paris; nothing here reads a clock or a time zone.
 */

/** What the calendar shows: beyond, an address is as malformed as `2026-13`. */
export const FIRST_MONTH = "2000-01";
export const LAST_MONTH = "2100-12";

/** Whether a string is a month the calendar can show. */
export function isMonth(value: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return false;
  return value >= FIRST_MONTH && value <= LAST_MONTH;
}

/** The month a day belongs to. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month `count` months after `month` (before, when negative); null where the calendar ends. */
export function shiftMonth(month: string, count: number): string | null {
  const shifted = monthOf(addMonths(month, count));
  return isMonth(shifted) ? shifted : null;
}

function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The first day of a month. */
export function firstDayOf(month: string): string {
  return `${month}-01`;
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(addMonths(month, 1), -1);
}

/** The weeks that a month touches, Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const weeks: string[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday <= last; ) {
    const start = monday;
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(start, weekday)));
    monday = addDays(start, 7);
  }
  return weeks;
}

/** One day of the agenda and what happens on it, in the order it was given. */
export type DayOf<T> = { day: string; events: T[] };

/** Events by day, the days of a month in order; each event stands on every one of its days there. */
export function groupByDay<T extends { event: EventDetails }>(
  events: readonly T[],
  month: string,
): DayOf<T>[] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const days = new Map<string, T[]>();
  for (const one of events) {
    const until = lastEventDay(one.event);
    for (let day = one.event.date; day <= until && day <= last; day = addDays(day, 1)) {
      if (day >= first) days.set(day, [...(days.get(day) ?? []), one]);
    }
  }
  return [...days]
    .map(([day, onDay]) => ({ day, events: onDay }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** What is over and what is to come, today included, of the current month; other months are one or the other. */
export function splitAt<T>(
  days: readonly DayOf<T>[],
  today: string,
): { past: DayOf<T>[]; next: DayOf<T>[] } {
  return {
    past: days.filter(({ day }) => day < today),
    next: days.filter(({ day }) => day >= today),
  };
}
