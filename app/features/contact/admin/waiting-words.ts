import { addDays, longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";

const NUMBERS = "Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf Dix".split(" ");

/** `Deux messages`; beyond ten in figures. */
export function messagesInWords(count: number): string {
  return `${NUMBERS[count] ?? count.toLocaleString("fr-FR")} messages`;
}

/** `d’aujourd’hui`, `d’hier`, `de lundi` within the week, `du 3 mars`, with the year when it is another. */
export function ofDay(instant: string, today: string): string {
  const day = parisDay(instant);
  if (day === today) return "d’aujourd’hui";
  if (day === addDays(today, -1)) return "d’hier";
  const [weekday = "", ...date] = longDate(day).split(" ");
  if (day > addDays(today, -7)) return `de ${weekday}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `du ${(isThisYear ? date.slice(0, -1) : date).join(" ")}`;
}
