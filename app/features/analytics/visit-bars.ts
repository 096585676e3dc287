import {
  addDays,
  bibParts,
  dayAndMonth,
  daysInMonth,
  monthTitle,
  shortDate,
  weekdayOf,
} from "~/lib/french-dates";
import { grouped } from "~/lib/lists";
import type { PeriodDays } from "./visits-period";
import type { Counts, DayCounts } from "./visits-report.types";

/** A column of the chart, and a row of its table. */
export type VisitBar = Counts & {
  key: string;
  /** Under the column. */
  label: string;
  /** In the table. */
  title: string;
  /** Not over yet, or begun before the period: lower than it would be. */
  isPartial: boolean;
};

export type BarUnit = "day" | "week" | "month";

/** What one column stands for. */
export function barUnit(days: PeriodDays): BarUnit {
  if (days <= 30) return "day";
  return days <= 90 ? "week" : "month";
}

/** The columns of a period: days up to 30, weeks of Monday to Sunday up to 90, months beyond. */
export function barsOf(series: readonly DayCounts[], unit: BarUnit, today: string): VisitBar[] {
  const groups = grouped(series, ({ day }) => keyOf(day, unit));
  return [...groups].map(([key, days]) => {
    const sum = (name: keyof Counts) => days.reduce((total, counts) => total + counts[name], 0);
    const isWhole = days.length === lengthOf(key, unit) && days.at(-1)?.day !== today;
    return {
      ...{ views: sum("views"), visits: sum("visits"), visitors: sum("visitors") },
      key,
      label: labelOf(key, unit, series.length),
      title: titleOf(key, unit, today),
      isPartial: !isWhole,
    };
  });
}

function keyOf(day: string, unit: BarUnit): string {
  if (unit === "day") return day;
  if (unit === "month") return day.slice(0, 7);
  return addDays(day, 1 - weekdayOf(day));
}

function lengthOf(key: string, unit: BarUnit): number {
  if (unit === "day") return 1;
  return unit === "week" ? 7 : daysInMonth(key);
}

function labelOf(key: string, unit: BarUnit, days: number): string {
  const { month, day, weekday } = bibParts(unit === "month" ? `${key}-01` : key);
  if (unit === "month") return month;
  return days <= 7 ? `${weekday} ${day}` : dayAndMonth(key);
}

function titleOf(key: string, unit: BarUnit, today: string): string {
  if (unit === "month") return monthTitle(key);
  return unit === "week" ? `Semaine du ${shortDate(key, today)}` : shortDate(key, today);
}

/** The highest columns are drawn under a round number, half of which is whole. */
export function roundMost(most: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of [2, 4, 6, 8, 10]) if (step * scale >= most) return step * scale;
  }
}
