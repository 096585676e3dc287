import { redirect } from "react-router";
import { SECTION } from "~/club/kinds/section-key";
import { listNewsSectionChoices } from "~/club/sections/section-choices.server";
import { ListFailure, ListFoot } from "~/editing/list-table";
import { requireUser } from "~/features/accounts/guard.server";
import { ArticleTable } from "~/features/articles/admin/article-table";
import { ListEmpty } from "~/features/articles/admin/list-empty";
import {
  canReorder,
  LIST_PATH,
  listHref,
  readListParams,
} from "~/features/articles/admin/list-query";
import { ArticleTabs, ListHint, ListTools } from "~/features/articles/admin/list-tools";
import { findRank, listAdminArticles } from "~/features/articles/admin-articles.server";
import { listFirstArticles } from "~/features/articles/published-articles.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { ANNOUNCE_EVENT_PATH, WRITE_NEWS_PATH } from "~/layout/admin/admin-navigation";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { ReferenceProvider } from "~/records/references";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/articles-list";

const PAGE_SIZE = 12;
const HOME_NEWS = 4;

export const meta: Route.MetaFunction = () => adminMeta("Actualités et événements");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const params = readListParams(url.searchParams);
  const list = await listAdminArticles(database.kysely, { ...params, now, pageSize: PAGE_SIZE });
  // The last line of the last page was deleted or moved away: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(listHref(params, { page: list.pageCount }));
  const homeLimit = canReorder(params) ? await findHomeLimit(database.kysely, now) : null;
  const choices = { [SECTION]: await listNewsSectionChoices(database.kysely) };
  return { params, list, homeLimit, choices, today: parisDay(now) };
}

/** Rank of the last article of the home page; null when it shows fewer than it could. */
async function findHomeLimit(db: Queryable, now: Date): Promise<number | null> {
  const shown = await listFirstArticles(db, { limit: HOME_NEWS, now });
  const last = shown[HOME_NEWS - 1];
  return last ? await findRank(db, last.id) : null;
}

export default function ArticlesList({ loaderData }: Route.ComponentProps) {
  const { params, list, homeLimit, choices, today } = loaderData;
  return (
    <AdminPage
      title="Actualités et événements"
      actions={
        <>
          <LinkButton to={ANNOUNCE_EVENT_PATH} variant="line" size="sm" icon="calendar">
            Annoncer un événement
          </LinkButton>
          <LinkButton to={WRITE_NEWS_PATH} size="sm" icon="plus">
            Écrire une actualité
          </LinkButton>
        </>
      }
    >
      <ArticleTabs params={params} counts={list.counts} />
      <ListTools params={params} />
      {list.items.length === 0 ? (
        <ListEmpty params={params} />
      ) : (
        <>
          {canReorder(params) && <ListHint />}
          <ReferenceProvider value={choices}>
            <ArticleTable
              rows={list.items}
              params={params}
              today={today}
              isLastPage={params.page === list.pageCount}
              homeLimit={homeLimit}
            />
          </ReferenceProvider>
          <ListFoot
            page={params.page}
            pageSize={PAGE_SIZE}
            pageCount={list.pageCount}
            total={list.total}
            hrefFor={(page) => listHref(params, { page })}
          />
        </>
      )}
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure title="La liste n’a pas pu être chargée" safe="Vos actualités" path={LIST_PATH} />
  );
}
