import { oneOf } from "~/records/fields";
import { WEEKDAYS } from "../session-words";

const CHOICES = [
  { value: "1", label: WEEKDAYS[1], short: "Lun" },
  { value: "2", label: WEEKDAYS[2], short: "Mar" },
  { value: "3", label: WEEKDAYS[3], short: "Mer" },
  { value: "4", label: WEEKDAYS[4], short: "Jeu" },
  { value: "5", label: WEEKDAYS[5], short: "Ven" },
  { value: "6", label: WEEKDAYS[6], short: "Sam" },
  { value: "7", label: WEEKDAYS[7], short: "Dim" },
] as const;

/** A day of the week, as seven buttons. */
export const weekday = oneOf("Jour", {
  choices: CHOICES,
  wrong: "Choisissez un jour de la semaine.",
  isRow: true,
});

/** `Mercredi`; empty for what is no day of the week. */
export function weekdayName(value: string): string {
  return CHOICES.find((choice) => choice.value === value)?.label ?? "";
}
