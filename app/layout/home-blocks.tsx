import type { ReactNode } from "react";
import { LABEL_DRAWINGS } from "~/club/drawings/label-drawings";
import type { Label, Site } from "~/club/site";
import { useSite } from "~/club/use-site";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Arcs } from "./arcs";

/** The sections of the club as the lanes of the track; nothing while there are none. */
export function StartLine() {
  const { sections } = useSite();
  if (!sections.some(({ lane }) => lane)) return null;
  return (
    <nav className="startline" id="sections" aria-label="Les sections du club">
      <ul>
        {sections.map(({ key, name, audience, lane, path }) =>
          path && lane ? (
            <li key={key}>
              <Link to={path}>
                <span className="startline-name">
                  <b>{name}</b> <small>{audience}</small>
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
  const { networks } = useSite().club;
  return (
    <section aria-labelledby="titre-reseaux">
      <h2 className="d4" id="titre-reseaux">
        Suivez la foulée
      </h2>
      <div className="social">
        {networks.map(({ network, label, href, summary }) => (
          <a key={href} href={href} rel="external">
            <Icon name={network} />
            {label} <small>{summary}</small>{" "}
          </a>
        ))}
      </div>
    </section>
  );
}

type LabelBandProps = Pick<Site, "labels" | "labelsIntroduction">;

/** The labels the club was awarded; nothing when it has none. */
export function LabelBand({ labels, labelsIntroduction }: LabelBandProps) {
  if (labels.length === 0) return null;
  return (
    <section className="labels section" aria-labelledby="titre-labels">
      <Arcs className="labels-arcs" from={130} step={26} />
      <div className="wrap labels-in">
        <div>
          <h2 className="d2" id="titre-labels">
            Un club labellisé
          </h2>
          {labelsIntroduction && <p>{labelsIntroduction}</p>}
        </div>
        <ul className="label-list">
          {labels.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two labels may have one name
            <li key={index}>
              <LabelPicture {...label} />
              <b>{label.name}</b> {label.level && <span>{label.level}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Its logo, else a drawing that the site brings. The name stands beside it. */
function LabelPicture({ picture }: Pick<Label, "picture">) {
  const drawn = LABEL_DRAWINGS[picture];
  if (drawn) return <img src={drawn} alt="" width="160" height="160" loading="lazy" />;
  return picture && <Picture src={picture} alt="" sizes="10rem" widths={[160, 320]} />;
}
