import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { BackToMaintenance } from "~/features/maintenance/back-to-maintenance";
import { countTrash, listTrash, TRASH_PAGE_SIZE } from "~/features/maintenance/trash.server";
import type { TrashCounts } from "~/features/maintenance/trash.types";
import { TRASH_KINDS, type TrashKind } from "~/features/maintenance/trash-kinds";
import { TrashList } from "~/features/maintenance/trash-list";
import { readTrashParams, trashHref } from "~/features/maintenance/trash-query";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { parisDay } from "~/lib/paris-instants";
import { TRASH_DAYS } from "~/lib/trash";
import { services } from "~/platform/services.server";
import { type ListTab, ListTabs } from "~/records/list-filters";
import { ListFoot } from "~/records/list-table";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/trash";

export const meta: Route.MetaFunction = () => adminMeta("Corbeille");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  const { database, now } = services(context);
  const params = readTrashParams(url.searchParams);
  const [list, counts] = await Promise.all([
    listTrash(database.kysely, params, now),
    countTrash(database.kysely),
  ]);
  // The last line of the last page was restored or deleted: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(trashHref(params.kind, list.pageCount));
  return { params, list, counts, pageSize: TRASH_PAGE_SIZE, today: parisDay(now) };
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  const { params, list, counts, pageSize, today } = loaderData;
  const { kind, page } = params;
  return (
    <main className="admin-main" id="contenu">
      <BackToMaintenance />
      <AdminPageHeader
        title="Corbeille"
        sub={`Ce qui est supprimé reste ici ${TRASH_DAYS}\u00a0jours et peut être rétabli, puis disparaît.`}
      />
      <ListTabs label="Filtrer par type" tabs={tabsOf(counts, kind)} />
      <TrashList items={list.items} today={today} empty={<EmptyTrash kind={kind} />} />
      {list.total > 0 && (
        <ListFoot
          page={page}
          pageSize={pageSize}
          pageCount={list.pageCount}
          total={list.total}
          hrefFor={(other) => trashHref(kind, other)}
        />
      )}
    </main>
  );
}

/** Everything, then the kinds that hold something. */
function tabsOf(counts: TrashCounts, current: TrashKind | null): ListTab[] {
  const kinds = TRASH_KINDS.filter(({ kind }) => counts[kind] > 0 || kind === current);
  const total = TRASH_KINDS.reduce((sum, { kind }) => sum + counts[kind], 0);
  return [
    { to: trashHref(null), label: "Tout", count: total, isCurrent: current === null },
    ...kinds.map(({ kind, tab }) => ({
      to: trashHref(kind),
      label: tab,
      count: counts[kind],
      isCurrent: kind === current,
    })),
  ];
}

function EmptyTrash({ kind }: { kind: TrashKind | null }) {
  return (
    <EmptyState
      picture={<Icon name="trash" size={36} />}
      title="La corbeille est vide"
      action={
        kind && (
          <LinkButton to={trashHref(null)} variant="line" size="sm">
            Voir toute la corbeille
          </LinkButton>
        )
      }
    >
      Ce que quelqu’un supprime arrive ici, et peut être rétabli d’un geste.
    </EmptyState>
  );
}
