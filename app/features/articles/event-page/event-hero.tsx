import type { ReactNode } from "react";
import type { EventPage } from "~/club/events/event-page";
import { HeaderArt } from "~/ui/header-art";
import type { EventDetails } from "../article.types";
import { dateOrSeason } from "./event-date";
import { HeroLinks } from "./hero-links";

type EventHeroProps = {
  page: EventPage;
  event: EventDetails | null;
  today: string;
  /** Above the title: where the page stands in the site. */
  top?: ReactNode;
};

/** The name of a race as loud as the home page's title, its picture in the bend. */
export function EventHero({ page, event, today, top }: EventHeroProps) {
  const when = dateOrSeason(page, event, today);
  return (
    <div className="event-hero">
      <div className="wrap event-hero-in">
        <div className="event-hero-text">
          {top}
          {when && <p className="event-hero-date">{when}</p>}
          <h1>{page.name}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          <HeroLinks page={page} onDark />
        </div>
      </div>
      {page.art && (
        <div className="event-hero-art">
          <div className="bend">
            <HeaderArt {...page.art} />
          </div>
        </div>
      )}
    </div>
  );
}
