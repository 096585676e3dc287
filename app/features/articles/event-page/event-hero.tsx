import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import type { EventPageText } from "~club/events/event-page.types";
import type { EventDetails } from "../article.types";
import { dateLine } from "./event-promo";

type EventHeroProps = {
  page: EventPageText;
  event: EventDetails | null;
  today: string;
  /** Above the title: where the page stands in the site. */
  top?: ReactNode;
};

/** The name of a race as loud as the home page's title, its picture in the bend. */
export function EventHero({ page, event, today, top }: EventHeroProps) {
  return (
    <div className="event-hero">
      <div className="wrap event-hero-in">
        <div className="event-hero-text">
          {top}
          <p className="event-hero-date">
            {event ? dateLine(event, page.place, today) : `${page.season} · ${page.place}`}
          </p>
          <h1>{page.name}</h1>
          <p className="lead">{page.lead}</p>
          <div className="hero-cta">
            <LinkButton variant="accent" arrow to="#inscription">
              S’inscrire
            </LinkButton>
            <LinkButton variant="line" onDark to="#titre-programme">
              Voir le programme
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="event-hero-art">
        <div className="bend">
          <img
            src={page.picture}
            alt={page.pictureAlt}
            width="1200"
            height="800"
            fetchPriority="high"
          />
        </div>
      </div>
    </div>
  );
}
