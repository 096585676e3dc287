import type { EventState } from "./article.types";

/** What changed about an event, in a word; null when it takes place as announced. */
export const EVENT_STATE_WORDS: Record<EventState, string | null> = {
  confirmed: null,
  postponed: "Reporté",
  cancelled: "Annulé",
};
