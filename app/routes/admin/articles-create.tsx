import type { ShouldRevalidateFunctionArgs } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { ArticleEditor } from "~/features/articles/admin/article-editor";
import { newArticle } from "~/features/articles/admin/new-article";
import { listEventLocations } from "~/features/articles/admin-articles.server";
import { parisDay } from "~/lib/french-dates";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/articles-create";
import { articlePictureSlot } from "./article-picture-slot";

export const meta: Route.MetaFunction = () => [
  { title: "Écrire une actualité – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** The article has its id before it exists: sent twice, it is created once. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const isEvent = url.searchParams.get("type") === "evenement";
  return {
    article: newArticle(crypto.randomUUID(), now, isEvent),
    user: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim() },
    locations: await listEventLocations(database.kysely),
    today: parisDay(now),
    now: now.toISOString(),
  };
}

/** Reading the page again must not give the article being written another id; following «Écrire» does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href || window.location.pathname !== currentUrl.pathname;
}

export default function ArticlesCreate({ loaderData }: Route.ComponentProps) {
  const { article, ...props } = loaderData;
  return (
    <ArticleEditor
      key={article.id}
      opening={{ article, isNew: true, revisions: [] }}
      pictureSlot={articlePictureSlot}
      {...props}
    />
  );
}
