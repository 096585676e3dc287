import { data } from "react-router";
import { findSection } from "~/club/sections/sections";
import { ArticleData } from "~/features/articles/article-data";
import {
  findNeighbours,
  findPublishedArticle,
  listRelatedArticles,
} from "~/features/articles/published-articles.server";
import { SHARE_SIZE, shareImagePath } from "~/features/articles/share-image-path";
import { failedPageMeta, frameIn, NEWS_FEEDS, pageMeta } from "~/layout/page-meta";
import { useToday } from "~/layout/site-context";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/article";
import { ArticlePage } from "./article-page";
import { leadToPage } from "./pasted-address.server";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { article } = loaderData;
  const page = {
    title: article.title,
    description: article.excerpt || article.title,
    keywords: "",
    path: `/actualites/${article.id}`,
    image: article.cover && {
      path: shareImagePath(article.id, article.cover),
      alt: article.cover.alt || article.title,
      ...SHARE_SIZE,
    },
    type: "article",
    article: {
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      section: findSection(frameIn(matches).sections, article.section)?.name ?? null,
    },
    feeds: NEWS_FEEDS,
  } as const;
  return pageMeta(page, matches);
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const { kysely } = database;
  leadToPage(params.id, (id) => `/actualites/${id}`);
  const article = await findPublishedArticle(kysely, params.id, now);
  if (!article) throw data(null, { status: 404 });
  const [neighbours, related] = await Promise.all([
    findNeighbours(kysely, article.id, now),
    listRelatedArticles(kysely, article, now),
  ]);
  const url = `${environment.publicUrl}/actualites/${article.id}`;
  return { article, neighbours, related, url };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData;
  return (
    <>
      {/* Another article is another page: no text of the last one stays, not even where it was translated. */}
      <ArticlePage
        key={article.id}
        {...loaderData}
        today={useToday()}
        icsHref={article.event ? `/actualites/${article.id}.ics` : undefined}
      />
      <ArticleData article={article} />
    </>
  );
}
