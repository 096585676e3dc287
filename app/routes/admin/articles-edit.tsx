import { data } from "react-router";
import { SECTION } from "~/club/kinds/section-key";
import { listNewsSectionChoices } from "~/club/sections/section-choices.server";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { toArticleRecord } from "~/features/articles/admin/article-answer.server";
import { ArticleEditor } from "~/features/articles/admin/article-editor";
import { findEditableArticle, listEventLocations } from "~/features/articles/admin-articles.server";
import { displayTitle } from "~/features/articles/article-text";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { ReferenceProvider } from "~/records/references";
import type { Route } from "./+types/articles-edit";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    loaderData
      ? `Modifier\u00a0: ${displayTitle(loaderData.record.values.title)}`
      : "Actualité introuvable",
  );

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const { kysely } = database;
  const article = await findEditableArticle(kysely, params.id, now);
  if (!article) throw data(null, { status: 404 });
  const [record, locations] = await Promise.all([
    toArticleRecord(kysely, article),
    listEventLocations(kysely),
  ]);
  return {
    record,
    locations,
    choices: { [SECTION]: await listNewsSectionChoices(kysely) },
    user: { id: user.id, name: nameOf(user) },
    today: parisDay(now),
    now: now.toISOString(),
  };
}

export default function ArticlesEdit({ loaderData }: Route.ComponentProps) {
  const { choices, ...opened } = loaderData;
  return (
    <ReferenceProvider value={choices}>
      <ArticleEditor key={opened.record.id} {...opened} />
    </ReferenceProvider>
  );
}
