import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { findArticlePreview } from "~/features/articles/admin/preview-article.server";
import { findNeighbours, listRelatedArticles } from "~/features/articles/published-articles.server";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { PublicShell } from "~/layout/public-shell";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { ArticlePage } from "~/routes/public/article-page";
import type { Route } from "./+types/article-preview";

/** The page stands in the site's own frame, not in that of the administrator area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Aperçu\u00a0: ${loaderData.article.title}` : "Aperçu introuvable" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, "articles");
  const { database, environment, now } = services(context);
  const { kysely } = database;
  const article = await findArticlePreview(kysely, params.id, now);
  if (!article) throw data(null, { status: 404 });
  const [neighbours, related] = await Promise.all([
    findNeighbours(kysely, article.id, now),
    listRelatedArticles(kysely, article, now),
  ]);
  const url = `${environment.publicUrl}/actualites/${article.id}`;
  return { article, neighbours, related, url, today: parisDay(now) };
}

export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
  return (
    <PublicShell>
      <p className="ad-preview" role="status">
        Aperçu{"\u00a0"}: cette page n’est visible que de l’équipe.
      </p>
      <ArticlePage {...loaderData} />
    </PublicShell>
  );
}
