import { parisDay } from "~/lib/paris-instants";
import { type BannerValues, isEmptyBanner } from "../banner.schema";
import { Notice } from "../notice";

type BannerPreviewProps = {
  values: BannerValues;
  /** Instant that stands for the publication. */
  publishedAt: string;
  today: string;
};

/** The information as the home page will show it, while it is being written. */
export function BannerPreview({ values, publishedAt, today }: BannerPreviewProps) {
  const { title, content, type } = values;
  return (
    <section className="admin-box" aria-labelledby="apercu">
      <div className="ad-box-head">
        <h2 id="apercu">Aperçu sur l’accueil</h2>
      </div>
      {isEmptyBanner(values) ? (
        <p className="bn-nothing">
          Sans titre ou sans texte, rien n’est affiché{"\u00a0"}: l’emplacement disparaît de
          l’accueil.
        </p>
      ) : (
        <div inert>
          <Notice
            title={title}
            content={content}
            type={type}
            publishedDay={parisDay(publishedAt)}
            today={today}
          />
        </div>
      )}
    </section>
  );
}
