import type { ReactNode } from "react";
import type { EventPage } from "~/club/events/event-page";
import { Facts } from "~/ui/facts";
import { HeaderArt } from "~/ui/header-art";
import type { EventDetails } from "../article.types";
import { dateOrSeason } from "./event-date";
import { HeroLinks } from "./hero-links";

type CalmHeroProps = {
  page: EventPage;
  event: EventDetails | null;
  today: string;
  /** Above the title: where the page stands in the site. */
  top?: ReactNode;
};

/** A calm header: the picture in the largest of three rings, the facts on one line of water. */
export function CalmHero({ page, event, today, top }: CalmHeroProps) {
  const when = dateOrSeason(page, event, today);
  return (
    <div className="calm-hero">
      <div className="wrap calm-hero-in">
        <div>
          {top}
          {when && <p className="calm-date">{when}</p>}
          <h1>{page.name}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          <HeroLinks page={page} />
        </div>
        {page.art && (
          <div className="calm-art">
            <Rings />
            <HeaderArt {...page.art} />
          </div>
        )}
      </div>
      {page.facts.length > 0 && <Facts facts={page.facts} className="wrap calm-facts" />}
    </div>
  );
}

function Rings() {
  return (
    <svg className="calm-rings" viewBox="0 0 600 480" fill="none" aria-hidden="true">
      <circle className="calm-ring-1" cx="380" cy="240" r="204" strokeWidth="22" />
      <circle className="calm-ring-2" cx="170" cy="130" r="110" strokeWidth="18" />
      <circle className="calm-ring-3" cx="190" cy="370" r="92" strokeWidth="14" />
    </svg>
  );
}
