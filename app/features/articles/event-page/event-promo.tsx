import { LinkButton } from "~/ui/button";
import type { EventPageText } from "~club/events/event-page.types";
import type { EventDetails } from "../article.types";
import { EVENT_STATE_WORDS } from "../event-details";
import { clockWords, shortDays } from "../event-times";

type EventPromoProps = {
  page: Pick<EventPageText, "name" | "teaser" | "path" | "season" | "place" | "picture">;
  event: EventDetails | null;
  today: string;
};

/** The picture of a race in the bend, its date, the way to its page. */
export function EventPromo({ page, event, today }: EventPromoProps) {
  return (
    <section className="event-promo" aria-labelledby="titre-promo">
      <div className="event-promo-text">
        <p>{event ? dateLine(event, page.place, today) : `${page.season} · ${page.place}`}</p>
        <h2 className="d1" id="titre-promo">
          {page.name}
        </h2>
        <p>{page.teaser}</p>
        <LinkButton variant="accent" arrow to={page.path}>
          Découvrir la course
        </LinkButton>
      </div>
      <div className="bend">
        <img src={page.picture} alt="" width="1200" height="800" loading="lazy" />
      </div>
    </section>
  );
}

/** `dim. 29 mars · 10h00 · Place de l’Église`, with what changed about it first. */
export function dateLine(event: EventDetails, place: string, today: string): string {
  return [
    EVENT_STATE_WORDS[event.state],
    shortDays(event, today),
    clockWords(event),
    event.location ?? place,
  ]
    .filter((part) => part !== null && part !== "")
    .join(" · ");
}
