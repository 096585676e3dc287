import { monthName } from "~/lib/french-dates";

/** `de mars`, `d’avril`. */
export function ofMonth(month: string): string {
  const name = monthName(month);
  return /^[ao]/.test(name) ? `d’${name}` : `de ${name}`;
}
