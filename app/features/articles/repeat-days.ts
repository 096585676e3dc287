import { addDays, daysInMonth, longDate, weekdayOf } from "~/lib/french-dates";

/** At most so many copies are made at once. */
export const MOST_COPIES = 24;

/** Ways in which an event comes back; the last two mean the same weekday of each month. */
export type RepeatRule = "weekly" | "fortnightly" | "ranked" | "last";

const STEPS = { weekly: 7, fortnightly: 14 } as const;
const RANKS = ["premier", "deuxième", "troisième", "quatrième"];

/** The rules that a day allows, as one says them: «Chaque mois, le premier dimanche». */
export function repeatRules(day: string): { rule: RepeatRule; label: string }[] {
  const weekday = longDate(day).split(" ", 1)[0] ?? "";
  const rank = RANKS[rankOf(day) - 1];
  return [
    { rule: "weekly", label: "Chaque semaine" },
    { rule: "fortnightly", label: "Toutes les deux semaines" },
    ...(rank ? [{ rule: "ranked" as const, label: `Chaque mois, le ${rank} ${weekday}` }] : []),
    ...(isLast(day)
      ? [{ rule: "last" as const, label: `Chaque mois, le dernier ${weekday}` }]
      : []),
  ];
}

/** The days after `day`, until `until` and with it, `MOST_COPIES` at most. */
export function repeatDays(day: string, rule: RepeatRule, until: string): string[] {
  const days: string[] = [];
  let next = dayAfter(day, day, rule);
  while (next <= until && days.length < MOST_COPIES) {
    days.push(next);
    next = dayAfter(next, day, rule);
  }
  return days;
}

/** The day that follows `day` where the first one is `first`. */
function dayAfter(day: string, first: string, rule: RepeatRule): string {
  if (rule === "weekly" || rule === "fortnightly") return addDays(day, STEPS[rule]);
  const month = monthAfter(day);
  const days = weekdaysOf(month, weekdayOf(first));
  const found = rule === "last" ? days.at(-1) : days[rankOf(first) - 1];
  return found ?? `${month}-01`;
}

/** From 1: a month has the first of a weekday among its first seven days. */
function rankOf(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

function isLast(day: string): boolean {
  return addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
}

function monthAfter(day: string): string {
  const month = day.slice(0, 7);
  return addDays(`${month}-01`, daysInMonth(month)).slice(0, 7);
}

function weekdaysOf(month: string, weekday: number): string[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) =>
    addDays(`${month}-01`, index),
  ).filter((day) => weekdayOf(day) === weekday);
}
