import { LinkButton } from "~/ui/button";
import { Facts } from "~/ui/facts";
import type { EventPageText } from "~club/events/event-page.types";
import type { EventDetails } from "../article.types";
import { dateLine } from "./event-promo";

type DetoxHeroProps = {
  page: EventPageText;
  event: EventDetails | null;
  today: string;
};

/** A calm header: the picture in the largest of three bracelets, the facts on one line of water. */
export function DetoxHero({ page, event, today }: DetoxHeroProps) {
  return (
    <div className="detox-hero">
      <div className="wrap detox-hero-in">
        <div>
          <p className="detox-date">
            {event ? dateLine(event, page.place, today) : `${page.season} · ${page.place}`}
          </p>
          <h1>{page.name}</h1>
          <p className="lead">{page.lead}</p>
          <div className="hero-cta">
            <LinkButton arrow to="#inscription">
              Inscrire mon équipe
            </LinkButton>
            <LinkButton variant="line" to="#titre-programme">
              Voir la matinée
            </LinkButton>
          </div>
        </div>
        <div className="detox-art">
          <Bracelets className="detox-bracelets" />
          <img
            src={page.picture}
            alt={page.pictureAlt}
            width="1200"
            height="800"
            fetchPriority="high"
          />
        </div>
      </div>
      <Facts facts={page.facts} className="wrap detox-facts" />
    </div>
  );
}

/** Three rings that hold each other: three people, three loops, one bracelet. */
export function Bracelets({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 600 480" fill="none" aria-hidden="true">
      <circle className="bracelet-1" cx="380" cy="240" r="204" strokeWidth="22" />
      <circle className="bracelet-2" cx="170" cy="130" r="110" strokeWidth="18" />
      <circle className="bracelet-3" cx="190" cy="370" r="92" strokeWidth="14" />
    </svg>
  );
}
