import { SECTION } from "~/club/kinds/section-key";
import { listNewsSectionChoices } from "~/club/sections/section-choices.server";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { newArticle } from "~/features/articles/admin/article-editing";
import { ArticleEditor } from "~/features/articles/admin/article-editor";
import { listEventLocations } from "~/features/articles/admin-articles.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { ReferenceProvider } from "~/records/references";
import type { Route } from "./+types/articles-create";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = () => adminMeta("Écrire une actualité");

/** The article has its id before it exists: sent twice, it is created once. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const isEvent = url.searchParams.get("type") === "evenement";
  return {
    record: { ...newArticle(crypto.randomUUID(), now, isEvent), revisions: [] },
    user: { id: user.id, name: nameOf(user) },
    locations: await listEventLocations(database.kysely),
    choices: { [SECTION]: await listNewsSectionChoices(database.kysely) },
    today: parisDay(now),
    now: now.toISOString(),
  };
}

export default function ArticlesCreate({ loaderData }: Route.ComponentProps) {
  const { choices, ...opened } = loaderData;
  return (
    <ReferenceProvider value={choices}>
      <ArticleEditor key={opened.record.id} {...opened} />
    </ReferenceProvider>
  );
}
