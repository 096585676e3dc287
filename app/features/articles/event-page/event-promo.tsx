import type { EventPage } from "~/club/events/event-page";
import { LinkButton } from "~/ui/button";
import { HeaderArt } from "~/ui/header-art";
import type { EventDetails } from "../article.types";
import { dateOrSeason } from "./event-date";

/** An event that has a page of its own, as another page tells it. */
export type Promotion = {
  page: Pick<EventPage, "name" | "teaser" | "path" | "season" | "place" | "art" | "look">;
  /** Of the article that announces it; null as long as none does. */
  event: EventDetails | null;
};

type EventPromoProps = Promotion & { today: string };

/** The picture of a race in the bend, its date, the way to its page. */
export function EventPromo({ page, event, today }: EventPromoProps) {
  const { name, teaser, path, art, look } = page;
  const when = dateOrSeason(page, event, today);
  return (
    <section className="event-promo" aria-labelledby="titre-promo">
      <div className="event-promo-text">
        {when && <p>{when}</p>}
        <h2 className="d1" id="titre-promo">
          {name}
        </h2>
        {teaser && <p>{teaser}</p>}
        <LinkButton variant="accent" arrow to={path}>
          {look === "race" ? "Découvrir la course" : "Découvrir la page"}
        </LinkButton>
      </div>
      {art && (
        <div className="bend">
          <HeaderArt {...art} alt="" isLater />
        </div>
      )}
    </section>
  );
}
