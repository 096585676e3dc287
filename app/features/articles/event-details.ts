import { addDays } from "~/lib/french-dates";
import type { ArticleValues } from "./article";
import type { EventDetails, EventState } from "./article.types";
import { endsPastMidnight } from "./event-times";

/** What a row or a form holds of an event. */
type EventFields = {
  date: string;
  time: string | null;
  endDate: string | null;
  endTime: string | null;
  location: string | null;
  state: EventState;
};

/**
 * An event as it is shown: an end in the night after its start may come without its day; another one
 * before its start, as an import may bring, counts as none.
 */
export function eventDetails({ endDate, endTime, ...event }: EventFields): EventDetails {
  const { date, time } = event;
  if ((endDate === null || endDate === date) && endsPastMidnight(time, endTime)) {
    return { ...event, endDate: addDays(date, 1), endTime };
  }
  const isLater = endDate !== null && endDate > date;
  const isEnded = time !== null && endTime !== null && (isLater || endTime > time);
  return { ...event, endDate: isLater ? endDate : null, endTime: isEnded ? endTime : null };
}

/** The event of an article being written; null for what is none, or whose date is still to be chosen. */
export function eventOfArticle({ event }: Pick<ArticleValues, "event">): EventDetails | null {
  if (!event?.day) return null;
  return eventDetails({
    date: event.day,
    time: event.time,
    endDate: event.endDay,
    endTime: event.endTime,
    location: event.location || null,
    state: event.state,
  });
}

/** What changed about an event, in a word; null when it takes place as announced. */
export const EVENT_STATE_WORDS: Record<EventState, string | null> = {
  confirmed: null,
  postponed: "Reporté",
  cancelled: "Annulé",
};
