import { useSite } from "~/club/use-site";
import type { ArticleDetail, ArticleSummary } from "~/features/articles/article.types";
import { ArticleBody } from "~/features/articles/article-body";
import { ArticleGallery } from "~/features/articles/article-gallery";
import { ArticleCover, ArticleHead } from "~/features/articles/article-head";
import { ArticleNeighbours } from "~/features/articles/article-neighbours";
import type { ArticleLink } from "~/features/articles/article-results.types";
import { EventTicket } from "~/features/articles/event-ticket";
import { CardGrid } from "~/features/articles/news-grid";
import { Arcs } from "~/layout/arcs";
import { ClubEmblems } from "~/layout/club-emblems";
import { SectionHeading } from "~/ui/section-heading";
import { ShareLinks } from "~/ui/share-links";
import "~/styles/pages/article.css";

type ArticlePageProps = {
  article: ArticleDetail;
  neighbours: { newer: ArticleLink | null; older: ArticleLink | null };
  related: readonly ArticleSummary[];
  url: string;
  today: string;
  /** Address of the event's calendar file; a preview has none. */
  icsHref?: string;
};

/** The page of an article: what visitors read, and what the editor previews. */
export function ArticlePage({
  article,
  neighbours,
  related,
  url,
  today,
  icsHref,
}: ArticlePageProps) {
  const { club } = useSite();
  return (
    <>
      <article className="article">
        <Arcs className="article-arcs" />
        <div className="wrap">
          {club.name && <p className="article-club">{club.name}</p>}
          <ClubEmblems />
          <ArticleHead article={article} today={today} />
          {article.cover && <ArticleCover cover={article.cover} />}
          <div className="article-grid">
            <div className="article-side">
              {article.event && (
                <EventTicket
                  title={article.title}
                  event={article.event}
                  today={today}
                  icsHref={icsHref}
                />
              )}
              <ShareLinks title={article.title} url={url} />
            </div>
            <ArticleBody html={article.body} />
          </div>
        </div>
      </article>
      <ArticleGallery articleId={article.id} images={article.images} />
      <div className="wrap">
        <ArticleNeighbours {...neighbours} />
      </div>
      {related.length > 0 && (
        <section className="section" aria-labelledby="titre-a-lire">
          <div className="wrap">
            <SectionHeading
              id="titre-a-lire"
              size="d3"
              link={{ to: "/actualites", label: "Toutes les actualités" }}
            >
              À lire aussi
            </SectionHeading>
            <CardGrid articles={related} today={today} />
          </div>
        </section>
      )}
    </>
  );
}
