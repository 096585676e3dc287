import type { EventWords } from "~/club/events/event-page";
import type { EventDetails } from "../article.types";
import { EVENT_STATE_WORDS } from "../event-details";
import { clockWords, shortDays } from "../event-times";

type Place = Pick<EventWords, "season" | "place">;

/** The date of an event, `dim. 29 mars · 10h00 · Place du Marché`; as long as none is announced, when it usually is. May be empty. */
export function dateOrSeason(
  { season, place }: Place,
  event: EventDetails | null,
  today: string,
): string {
  return event ? dateLine(event, place, today) : joined([season, place]);
}

/** The date of an announced event, with what changed about it first. */
function dateLine(event: EventDetails, place: string, today: string): string {
  return joined([
    EVENT_STATE_WORDS[event.state],
    shortDays(event, today),
    clockWords(event),
    event.location || place,
  ]);
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" · ");
}
