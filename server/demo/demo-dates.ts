import { addDays, weekdayOf } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { DemoArticle } from "~database/demo/demo.types";

const DAY = 86_400_000;

/** When an article of the demo appears on the site, counted from the first start. */
export function demoPublication(article: DemoArticle, start: Date): Date | null {
  if (article.publishedDaysAgo === null) return null;
  return new Date(start.getTime() - article.publishedDaysAgo * DAY);
}

/** The day of a demo event: so many days from the first start, moved on to its weekday. */
export function demoEventDay(event: NonNullable<DemoArticle["event"]>, start: Date): string {
  const day = addDays(parisDay(start), event.inDays);
  if (!event.weekday) return day;
  return addDays(day, (event.weekday - weekdayOf(day) + 7) % 7);
}
