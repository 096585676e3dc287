import { parseDate } from "@internationalized/date";
import type { Fields } from "~/records/fields";
import { mapFields } from "~/records/kind";
import { type SeasonValues, season } from "./kinds/season";

/** The same season a year later. Its fees keep their ids, by which those of two seasons are compared. */
export function nextSeason(values: SeasonValues): SeasonValues {
  const later = withDaysAYearLater(season.fields, values);
  // Holidays fall on other days.
  return { ...later, label: nextLabel(values.label), breaks: [] };
}

/** Values with each of their days a year later. */
export function withDaysAYearLater<V extends Record<string, unknown>>(
  fields: Fields,
  values: V,
): V {
  const later = mapFields(fields, ({ input }, name) => {
    const value = values[name];
    if (input.type !== "day" || typeof value !== "string") return value;
    return parseDate(value).add({ years: 1 }).toString();
  });
  return later as V;
}

/** `2026-2027` → `2027-2028`: each year in it is the next one. */
function nextLabel(label: string): string {
  return label.replace(/\d{4}/g, (year) => String(Number(year) + 1));
}
