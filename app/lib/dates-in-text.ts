import { longDate, monthName } from "./french-dates";

/** `1er mars 2027`: a day in running text, without its weekday. */
export function dayOf(day: string): string {
  return longDate(day).replace(/^\S+ /, "");
}

/** `de mars`, `d’avril`: of a month or a day. */
export function ofMonth(month: string): string {
  const name = monthName(month.slice(0, "YYYY-MM".length));
  return /^[ao]/.test(name) ? `d’${name}` : `de ${name}`;
}
