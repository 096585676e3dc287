import { redirect, useNavigation } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { ArticleTable } from "~/features/articles/admin/article-table";
import { ListEmpty } from "~/features/articles/admin/list-empty";
import { ListHint } from "~/features/articles/admin/list-hint";
import {
  canReorder,
  LIST_PATH,
  type ListParams,
  listHref,
  readListParams,
} from "~/features/articles/admin/list-query";
import { ListTabs } from "~/features/articles/admin/list-tabs";
import { ListTools } from "~/features/articles/admin/list-tools";
import { useArticleCommands } from "~/features/articles/admin/use-article-commands";
import { listAdminArticles } from "~/features/articles/admin-articles.server";
import { ANNOUNCE_EVENT_PATH, WRITE_NEWS_PATH } from "~/layout/admin/admin-navigation";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { parisDay } from "~/lib/french-dates";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { Pagination } from "~/ui/pagination";
import type { Route } from "./+types/articles-list";

export { ListErrorBoundary as ErrorBoundary } from "~/features/articles/admin/list-empty";

const PAGE_SIZE = 12;
const HOME_NEWS = 4;

export const meta: Route.MetaFunction = () => [
  { title: "Actualités et événements – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const params = readListParams(url.searchParams);
  const list = await listAdminArticles(database.kysely, { ...params, now, pageSize: PAGE_SIZE });
  // The last line of the last page was deleted or moved away: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(listHref(params, { page: list.pageCount }));
  const homeLimit = canReorder(params) ? await findHomeLimit(database.kysely, now) : null;
  return { params, list, homeLimit, today: parisDay(now) };
}

/** Rank of the last article of the home page; null when it shows fewer than it could. */
async function findHomeLimit(db: Queryable, now: Date): Promise<number | null> {
  const published = await listAdminArticles(db, { page: 1, filter: "published", now });
  const visible = published.items.filter(({ state }) => state === "published");
  return visible[HOME_NEWS - 1]?.position ?? null;
}

export default function ArticlesList({ loaderData }: Route.ComponentProps) {
  const { params, list, homeLimit, today } = loaderData;
  const { run, isPending } = useArticleCommands();
  const navigation = useNavigation();
  const isLoading = isPending || navigation.location?.pathname === LIST_PATH;
  return (
    <main className="ad-main" id="contenu">
      <AdminPageHeader title="Actualités et événements">
        <LinkButton to={ANNOUNCE_EVENT_PATH} variant="line" size="sm" icon="calendar">
          Annoncer un événement
        </LinkButton>
        <LinkButton to={WRITE_NEWS_PATH} size="sm" icon="plus">
          Écrire une actualité
        </LinkButton>
      </AdminPageHeader>
      <ListTabs params={params} counts={list.counts} />
      <ListTools params={params} />
      {list.items.length === 0 ? (
        <ListEmpty params={params} />
      ) : (
        <>
          {canReorder(params) && <ListHint />}
          <ArticleTable
            rows={list.items}
            params={params}
            today={today}
            isLastPage={params.page === list.pageCount}
            homeLimit={homeLimit}
            isLoading={isLoading}
            onCommand={run}
          />
          <ListFoot params={params} total={list.total} pageCount={list.pageCount} />
        </>
      )}
    </main>
  );
}

type ListFootProps = { params: ListParams; total: number; pageCount: number };

function ListFoot({ params, total, pageCount }: ListFootProps) {
  const first = (params.page - 1) * PAGE_SIZE + 1;
  const last = Math.min(total, params.page * PAGE_SIZE);
  return (
    <div className="al-foot">
      <p>
        {first}
        {"\u00a0–\u00a0"}
        {last} sur {total}
      </p>
      <Pagination
        page={params.page}
        pageCount={pageCount}
        hrefFor={(page) => listHref(params, { page })}
        label="Pages de la liste"
      />
    </div>
  );
}
