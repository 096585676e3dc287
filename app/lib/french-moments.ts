import { addDays, clockTime, longDate, shortDate } from "./french-dates";
import { parisClock, parisDay } from "./paris-instants";

/** `aujourd’hui, 14h32`, `hier, 21h14`, `lun. 9 mars` before. */
export function shortMoment(instant: string, today: string): string {
  const day = parisDay(instant);
  const clock = clockTime(parisClock(instant));
  if (day === today) return `aujourd’hui, ${clock}`;
  if (day === addDays(today, -1)) return `hier, ${clock}`;
  return shortDate(day, today);
}

/** The same within a sentence: `à 14h32`, `hier à 21h14`, `le lun. 9 mars`. */
export function momentInSentence(instant: string, today: string): string {
  const day = parisDay(instant);
  const clock = clockTime(parisClock(instant));
  if (day === today) return `à ${clock}`;
  if (day === addDays(today, -1)) return `hier à ${clock}`;
  return `le ${shortDate(day, today)}`;
}

const WEEK = 7;

/** One to come: `aujourd’hui à 18h00`, `demain à 08h00`, `mardi à 08h00` within the week, `le mar. 24 mars à 08h00`. */
export function comingMoment(instant: string, today: string): string {
  const day = parisDay(instant);
  const clock = clockTime(parisClock(instant));
  if (day === today) return `aujourd’hui à ${clock}`;
  if (day === addDays(today, 1)) return `demain à ${clock}`;
  if (day > today && day < addDays(today, WEEK)) return `${weekdayOf(day)} à ${clock}`;
  return `le ${shortDate(day, today)} à ${clock}`;
}

function weekdayOf(day: string): string {
  return longDate(day).split(" ", 1).join("");
}
