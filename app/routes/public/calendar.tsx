import { redirect } from "react-router";
import { withDrawing } from "~/club/drawings/drawings";
import type { EventPage } from "~/club/events/event-page";
import { isKnownSection, loadSite } from "~/club/read-site.server";
import { findSection } from "~/club/sections/sections";
import type { ArticleSummary } from "~/features/articles/article.types";
import { CalendarBar, CalendarFilters } from "~/features/articles/calendar/calendar-bar";
import { CalendarEmpty } from "~/features/articles/calendar/calendar-empty";
import { toCalendarDays, toCalendarEvents } from "~/features/articles/calendar/calendar-event";
import { CalendarFoot } from "~/features/articles/calendar/calendar-foot";
import { CalendarNext } from "~/features/articles/calendar/calendar-next";
import { CalendarSubscribe } from "~/features/articles/calendar/calendar-subscribe";
import { MonthAgenda } from "~/features/articles/calendar/month-agenda";
import { MonthGrid } from "~/features/articles/calendar/month-grid";
import { monthOf } from "~/features/articles/calendar-month";
import {
  calendarPath,
  feedPath,
  parseCalendarQuery,
  webcalUrl,
} from "~/features/articles/calendar-query";
import { EventPromo, type Promotion } from "~/features/articles/event-page/event-promo";
import { isToCome } from "~/features/articles/event-times";
import {
  findNearestEvents,
  findNextEventsNamed,
  listEventsOfMonth,
  listUpcomingEvents,
} from "~/features/articles/events.server";
import { EVENTS_FEED, failedPageMeta, frameIn, pageMeta, sectionFeed } from "~/layout/page-meta";
import { useToday } from "~/layout/site-context";
import { WrittenHead } from "~/layout/written-head";
import { monthTitle } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { services } from "~/platform/services.server";
import "~/styles/pages/calendar.css";
import type { Route } from "./+types/calendar";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { query, today, count } = loaderData;
  const text = loaderData.words.search;
  const isCurrent = query.month === monthOf(today);
  const month = monthTitle(query.month).toLowerCase();
  const section = findSection(frameIn(matches).sections, query.section);
  const page = {
    ...text,
    title: isCurrent ? text.title : `${text.title}, ${month}`,
    description: isCurrent ? text.description : `${text.description} Ici, ${month}.`.trimStart(),
    // A section and a view show less of the same month, or the same otherwise.
    path: calendarPath({ month: query.month }, today),
    feeds: section ? [EVENTS_FEED, sectionFeed(section)] : [EVENTS_FEED],
    // Months never end: those where nothing happens are no result of a search.
    noIndex: !isCurrent && !section && count === 0,
  };
  return pageMeta(page, matches);
};

/** No month is the one of the day when the page is made, which an address that names it is not for long. */
export const handle: PageQueryHandle = {
  canonicalPath: (params) => calendarPath(parseCalendarQuery(params, ""), ""),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const { kysely } = database;
  const today = parisDay(now);
  const query = parseCalendarQuery(url.searchParams, today);
  if (!(await isKnownSection(services(context), query.section))) {
    throw redirect(calendarPath({ ...query, section: null }, today));
  }
  const site = await loadSite(services(context));
  const eventWords = site.events.map(({ articleWords }) => articleWords);
  const [events, nearest, announced] = await Promise.all([
    listEventsOfMonth(kysely, query.month, { now, section: query.section }),
    findNearestEvents(kysely, query.month, { now, section: query.section }),
    findNextEventsNamed(kysely, eventWords, now),
  ]);
  const isOver = !toCalendarEvents(events).some(({ event }) => isToCome(event, today));
  const next = isOver ? await listUpcomingEvents(kysely, { now, section: query.section }) : [];
  const feed = feedPath(query.section);
  return {
    words: withDrawing(site.pages.calendar),
    query,
    today,
    days: toCalendarDays(events, query.month),
    count: events.length,
    nearest,
    /** The next events, whatever their month, once the month shown has none to come. */
    next: toCalendarEvents(next),
    promotion: promotionOf(site.events, announced),
    /** The beginnings of the titles of events that have a page of their own. */
    eventWords,
    feed: { webcal: webcalUrl(environment.publicUrl, feed), address: environment.publicUrl + feed },
  };
}

/** The first event with a page of its own that is to come, else the first of all; null for none. */
function promotionOf(
  pages: readonly EventPage[],
  announced: readonly (ArticleSummary | null)[],
): Promotion | null {
  const place = Math.max(
    0,
    announced.findIndex((article) => article !== null),
  );
  const page = pages[place];
  if (!page) return null;
  const { name, teaser, path, season, place: where, art, look } = page;
  return {
    page: withDrawing({ name, teaser, path, season, place: where, art, look }),
    event: announced[place]?.event ?? null,
  };
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { words, query, days, count, nearest, next, feed } = loaderData;
  const { promotion, eventWords } = loaderData;
  const today = useToday();
  const isHighlight = (title: string) => eventWords.some((begun) => title.startsWith(begun));
  return (
    <>
      <WrittenHead words={words} crumb="Événements" />
      <div className={`wrap calendar calendar-${query.view}`}>
        <CalendarBar query={query} today={today} nearest={nearest} />
        <CalendarFilters query={query} today={today} />
        {count === 0 && <CalendarEmpty query={query} today={today} nearest={nearest} />}
        <MonthGrid month={query.month} days={days} today={today} isHighlight={isHighlight} />
        <MonthAgenda month={query.month} days={days} today={today} />
        <CalendarFoot query={query} today={today} nearest={nearest} count={count} />
        <CalendarNext events={next} />
        <CalendarSubscribe section={query.section} {...feed} />
      </div>
      {promotion && (
        <div className="section">
          <div className="wrap">
            <EventPromo {...promotion} today={today} />
          </div>
        </div>
      )}
    </>
  );
}
