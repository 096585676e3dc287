import { LinkButton } from "~/ui/button";
import mark from "~club/art/brand/mark.svg";
import heroPicture from "~club/art/hero.svg";
import { CLUB, HERO } from "~club/identity";
import { TIMETABLE_LINK, TRIAL_LINK } from "~club/navigation";
import { HealthStamp } from "./health-stamp";

const LANES = [1, 2, 3, 4, 5, 6];

/** The header of the home page: the one loud moment. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="titre-accueil">
      <div className="wrap hero-in">
        <div className="hero-text">
          <p className="hero-club">
            <img src={mark} alt={`Logo du club ${CLUB.name}`} width="60" height="72" />
            <span>
              <b>{CLUB.name}</b> <span className="hero-club-dot">· </span>
              {CLUB.town} ({CLUB.department})
            </span>
          </p>
          <h1 id="titre-accueil">
            {HERO.title.map((line, i) => (
              <span key={line}>{i === 0 ? line : ` ${line}`}</span>
            ))}
          </h1>
          <p className="lead">{HERO.lead}</p>
          <div className="hero-cta">
            <LinkButton variant="accent" arrow to={TRIAL_LINK.path}>
              {TRIAL_LINK.label}
            </LinkButton>
            <LinkButton variant="line" onDark to={TIMETABLE_LINK.path}>
              {TIMETABLE_LINK.label}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="hero-art-box">
        <div className="hero-art">
          <div className="bend">
            <img src={heroPicture} alt={HERO.pictureAlt} width="1400" height="920" />
            <span className="hero-lanes" aria-hidden="true">
              {LANES.map((lane) => (
                <i key={lane}>{lane}</i>
              ))}
            </span>
          </div>
        </div>
      </div>
      <HealthStamp />
    </section>
  );
}
