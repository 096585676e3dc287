import { useId } from "react";
import { townWithDepartment } from "~/club/club-words";
import { ClubMark } from "~/club/logo/club-logo";
import type { HomeWords } from "~/club/page-words";
import { useSite } from "~/club/use-site";
import { LinkButton } from "~/ui/button";
import { HeaderArt } from "~/ui/header-art";
import { HEALTH_LABEL, StampFace } from "./club-emblems";

const LANES = [1, 2, 3, 4, 5, 6];

/** Around the stamp of the health label. */
const STAMP_MOTTO = "BOUGER POUR SA SANTÉ • À SON RYTHME •";

/** The header of the home page: the one loud moment. */
export function Hero({ words }: { words: HomeWords }) {
  const { club, menus } = useSite();
  const { name } = club;
  const where = townWithDepartment(club);
  const { lead, art } = words;
  const title = words.title.length > 0 ? words.title : [name];
  return (
    <section className="hero" aria-labelledby="titre-accueil">
      <div className="wrap hero-in">
        <div className="hero-text">
          <p className="hero-club">
            <ClubMark alt={`Logo du club ${name}`} width={60} height={72} />
            <span>
              <b>{name}</b> {where && <span className="hero-club-dot">· </span>}
              {where}
            </span>
          </p>
          <h1 id="titre-accueil">
            {title.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
              <span key={i}>{i === 0 ? line : ` ${line}`}</span>
            ))}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          <div className="hero-cta">
            <LinkButton variant="accent" arrow to={menus.call.path}>
              {menus.call.label}
            </LinkButton>
            <LinkButton variant="line" onDark to="/horaires">
              Voir les horaires
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="hero-art-box">
        <div className="hero-art">
          <div className="bend">
            {art && <HeaderArt {...art} />}
            <span className="hero-lanes" aria-hidden="true">
              {LANES.map((lane) => (
                <i key={lane}>{lane}</i>
              ))}
            </span>
          </div>
        </div>
      </div>
      {club.hasHealthLabel && <HealthStamp />}
    </section>
  );
}

/** The health sport label: at most one on a page. */
function HealthStamp() {
  const circle = useId();
  return (
    <div className="stamp">
      <svg viewBox="0 0 160 160" role="img" aria-label={HEALTH_LABEL}>
        <circle className="stamp-disc" cx="80" cy="80" r="79" />
        <circle className="stamp-ring" cx="80" cy="80" r="74" />
        <circle className="stamp-ring" cx="80" cy="80" r="47" />
        <StampFace />
      </svg>
      {/* A picture of its own: the whole of it is turned without being drawn again. */}
      <svg className="stamp-turn" viewBox="0 0 160 160" aria-hidden="true">
        <path
          id={circle}
          d="M80 80m-56.5 0a56.5 56.5 0 1 1 113 0a56.5 56.5 0 1 1-113 0"
          fill="none"
        />
        <text>
          <textPath href={`#${circle}`} textLength="346">
            {STAMP_MOTTO}
          </textPath>
        </text>
      </svg>
    </div>
  );
}
