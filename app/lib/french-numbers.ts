import { once } from "./once";

const formats = ([0, 1, 2] as const).map((digits) =>
  once(
    () =>
      new Intl.NumberFormat("fr-FR", {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ),
);

/** `1 284`, or `0,25` with so many digits after the comma; with no-break spaces. */
export function frenchNumber(value: number, digits: 0 | 1 | 2 = 0): string {
  return (formats[digits]?.().format(value) ?? "").replaceAll("\u202f", "\u00a0");
}

/** `1 284 visites`, `1 visite`, `0 visite`: in French the plural begins at two. */
export function counted(count: number, one: string, more: string): string {
  return `${frenchNumber(count)}\u00a0${count < 2 ? one : more}`;
}

/** `1re`, `2e`, …: of a place. */
export function ordinal(position: number): string {
  return position === 1 ? "1re" : `${position}e`;
}

/** `photos`, `créneaux`, `prix` */
export function pluralOf(noun: string): string {
  if (/[sxz]$/.test(noun)) return noun;
  return `${noun}${noun.endsWith("eau") ? "x" : "s"}`;
}

/** A part of a whole: `12 %`, `< 1 %` for what is there and rounds to nothing. */
export function percent(part: number, total: number): string {
  const share = total > 0 ? (part / total) * 100 : 0;
  const shown = share > 0 && share < 0.5 ? "<\u00a01" : frenchNumber(share);
  return `${shown}\u00a0%`;
}

/** `5 minutes`, for somebody who must wait so many seconds: one at least. */
export function minutesToWait(seconds: number): string {
  return counted(Math.max(1, Math.ceil(seconds / 60)), "minute", "minutes");
}
