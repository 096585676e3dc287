import type { EventState } from "./article.types";
import { EVENT_STATE_WORDS } from "./event-details";

/** What changed about an event, in a word; nothing when it takes place as announced. */
export function EventStateWord({ state }: { state: EventState }) {
  const word = EVENT_STATE_WORDS[state];
  return word ? <strong className="event-state">{word}</strong> : null;
}
