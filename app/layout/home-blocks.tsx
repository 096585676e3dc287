import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { SOCIAL_LINKS } from "~club/identity";
import { LABELS, LABELS_INTRODUCTION } from "~club/labels";
import { SECTIONS } from "~club/sections";
import { Arcs } from "./arcs";

/** The sections of the club as the lanes of the track. */
export function StartLine() {
  return (
    <nav className="startline" id="sections" aria-label="Les six sections du club">
      <ul>
        {SECTIONS.map(({ slug, name, audience, lane, path }) =>
          path && lane ? (
            <li key={slug}>
              <Link to={path}>
                <span className="startline-name">
                  <b>{name}</b>
                  <small>{audience}</small>
                </span>
                <span className="startline-no" aria-hidden="true">
                  {lane}
                  <Icon name="arrow-right" size={28} />
                </span>
                <span className="startline-go">
                  <Icon name="chevron-right" size={22} />
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

type HomeGridProps = {
  /** Left out when they cannot be read: the rest closes up. */
  news?: ReactNode;
  /** Left out when there is none: the rest closes up. */
  notice?: ReactNode;
  agenda?: ReactNode;
  social: ReactNode;
};

/** News beside the side column. The information comes first in the document, hence first on phones. */
export function HomeGrid({ news, notice, agenda, social }: HomeGridProps) {
  return (
    <div className="section">
      <div className="wrap home-grid">
        {notice && <div className="home-info">{notice}</div>}
        {news && <div className="home-news">{news}</div>}
        {agenda && <div className="home-agenda">{agenda}</div>}
        <div className="home-social">{social}</div>
      </div>
    </div>
  );
}

/** The networks of the club with what one finds there, in the side column. */
export function SocialBlock() {
  return (
    <section aria-labelledby="titre-reseaux">
      <h2 className="d4" id="titre-reseaux">
        Suivez la foulée
      </h2>
      <div className="social">
        {SOCIAL_LINKS.map(({ network, label, href, summary }) => (
          <a key={network} href={href} rel="external">
            <Icon name={network} />
            {label}
            <small>{summary}</small>
          </a>
        ))}
      </div>
    </section>
  );
}

/** The labels the club was awarded. */
export function LabelBand() {
  return (
    <section className="labels section" aria-labelledby="titre-labels">
      <Arcs className="labels-arcs" from={130} step={26} />
      <div className="wrap labels-in">
        <div>
          <h2 className="d2" id="titre-labels">
            Un club labellisé
          </h2>
          <p>{LABELS_INTRODUCTION}</p>
        </div>
        <ul className="label-list">
          {LABELS.map(({ name, level, picture }) => (
            <li key={name}>
              <img src={picture} alt="" width="160" height="160" loading="lazy" />
              <b>{name}</b>
              <span>{level}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
