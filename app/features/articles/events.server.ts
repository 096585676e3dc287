import { type ExpressionBuilder, sql } from "kysely";
import { addDays } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { plainWords } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import type { Schema } from "~database/schema";
import type { ArticleSummary } from "./article.types";
import { isVisible, matches } from "./article-conditions.server";
import { SUMMARY_COLUMNS, toSummary } from "./article-rows";
import { firstDayOf, lastDayOf } from "./calendar-month";
import { LONGEST_EVENT_DAYS, NIGHT_ENDS } from "./event-times";

const UPCOMING = 3;
const ALL = 100;

type EventQuery = { now: Date; limit?: number; section?: string | null };

/** The next events, those that last until today in Paris included, 3 by default (specification §7 and §9); cancelled ones stay. */
export async function listUpcomingEvents(
  db: Queryable,
  { limit = UPCOMING, ...query }: EventQuery,
): Promise<ArticleSummary[]> {
  const rows = await inOrder(visibleEvents(db, query))
    .where(lastsUntil(parisDay(query.now)))
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** Every event, past ones too, in their order; beyond `limit` (100 by default) the oldest are left out. */
export async function listEvents(
  db: Queryable,
  { limit = ALL, ...query }: EventQuery,
): Promise<ArticleSummary[]> {
  const rows = await visibleEvents(db, query)
    .orderBy("event_date", "desc")
    .orderBy(sql`event_time is null`, "desc")
    .orderBy("event_time", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.reverse().map(toSummary);
}

/** The events that fall on some day of a month written `YYYY-MM`; none for anything that is no month. */
export async function listEventsOfMonth(
  db: Queryable,
  month: string,
  query: Omit<EventQuery, "limit">,
): Promise<ArticleSummary[]> {
  if (!/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month)) return [];
  const rows = await inOrder(visibleEvents(db, query))
    .where(lastsUntil(firstDayOf(month)))
    .where("event_date", "<=", lastDayOf(month))
    .execute();
  return rows.map(toSummary);
}

/** The days of the last event before a month written `YYYY-MM` and of the first one after it. */
export async function findNearestEvents(
  db: Queryable,
  month: string,
  query: Omit<EventQuery, "limit">,
): Promise<{ before: string | null; after: string | null }> {
  const days = (beyond: "<" | ">", day: string) =>
    db
      .selectFrom("articles")
      .where(isVisible(query.now))
      .where(matches({ kind: "events", section: query.section }))
      .where("event_date", beyond, day);
  const [before, after] = await Promise.all([
    days("<", firstDayOf(month))
      .select((eb) => eb.fn.max("event_date").as("day"))
      .executeTakeFirst(),
    days(">", lastDayOf(month))
      .select((eb) => eb.fn.min("event_date").as("day"))
      .executeTakeFirst(),
  ]);
  return { before: before?.day ?? null, after: after?.day ?? null };
}

/**
 * The next event, one that lasts until today in Paris included, whose title starts with some words, capitals and accents
 * aside; a cancelled one only when no other is to come. Null when there is none.
 */
export async function findNextEventNamed(
  db: Queryable,
  words: string,
  now: Date,
): Promise<ArticleSummary | null> {
  const [next = null] = await findNextEventsNamed(db, [words], now);
  return next;
}

/** The same for several words at once, in their order. */
export async function findNextEventsNamed(
  db: Queryable,
  words: readonly string[],
  now: Date,
): Promise<(ArticleSummary | null)[]> {
  const beginnings = words.map(plainWords);
  const asked = beginnings.filter(Boolean);
  if (asked.length === 0) return words.map(() => null);
  const rows = await inOrder(
    visibleEvents(db, { now })
      .where(lastsUntil(parisDay(now)))
      .where((eb) =>
        eb.or(asked.map((beginning) => eb("articles.search_text", "like", `${beginning}%`))),
      )
      .orderBy(sql`event_state = 'cancelled'`),
  )
    .limit(ALL)
    .execute();
  return beginnings.map((beginning) => {
    const row = rows.find(({ title }) => plainWords(title).startsWith(beginning));
    return beginning && row ? toSummary(row) : null;
  });
}

/** The condition of an event whose `lastEventDay` is `day` or later; the last part is what an index can find. */
export function lastsUntil(day: string) {
  return (eb: ExpressionBuilder<Schema, "articles">) => {
    const lastDay = eb.fn.coalesce("articles.event_end_date", "articles.event_date");
    const isMoreThanTheNightBefore = eb.or([
      eb(lastDay, ">", day),
      eb("articles.event_date", ">=", day),
      eb("articles.event_time", "is", null),
      eb("articles.event_end_time", "is", null),
      eb(sql`substr(articles.event_end_time, 1, 5)`, ">", NIGHT_ENDS),
      eb.and([
        eb("articles.event_date", "=", addDays(day, -1)),
        eb("articles.event_end_time", ">=", eb.ref("articles.event_time")),
      ]),
    ]);
    return eb.and([
      eb(lastDay, ">=", day),
      isMoreThanTheNightBefore,
      eb("articles.event_date", ">=", addDays(day, -LONGEST_EVENT_DAYS)),
    ]);
  };
}

function visibleEvents(db: Queryable, { now, section }: EventQuery) {
  return db
    .selectFrom("articles")
    .select(SUMMARY_COLUMNS)
    .where(isVisible(now))
    .where(matches({ kind: "events", section }))
    .where("event_date", "is not", null);
}

/** By day, then time; those without a time after the timed ones of their day, on both engines. */
function inOrder(events: ReturnType<typeof visibleEvents>) {
  return events
    .orderBy("event_date")
    .orderBy(sql`event_time is null`)
    .orderBy("event_time")
    .orderBy("id");
}
