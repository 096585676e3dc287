import { redirect } from "react-router";
import { type ListTab, ListTabs } from "~/editing/list-filters";
import { ListFoot } from "~/editing/list-table";
import { requireUser } from "~/features/accounts/guard.server";
import { ClockNote } from "~/features/maintenance/clock-alert";
import { MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import {
  countTrash,
  listTrash,
  readTrashParams,
  TRASH_PAGE_SIZE,
  type TrashCount,
} from "~/features/maintenance/trash.server";
import { TrashList, trashHref } from "~/features/maintenance/trash-list";
import { CONTENT_KINDS } from "~/kinds.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { TRASH_DAYS } from "~/lib/trash";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import { services } from "~/platform/services.server";
import { addressWordOf } from "~/records/content-kind";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/trash";

export const meta: Route.MetaFunction = () => adminMeta("Corbeille");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  const { database, now } = services(context);
  const params = readTrashParams(url.searchParams, CONTENT_KINDS.map(addressWordOf));
  const [doubt, list, counts] = await Promise.all([
    findClockDoubt(database.kysely),
    listTrash(database.kysely, CONTENT_KINDS, params, now),
    countTrash(database.kysely, CONTENT_KINDS),
  ]);
  // The last line of the last page was restored or deleted: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(trashHref(params.word, list.pageCount));
  return {
    isHeldBack: doubt !== null,
    params,
    list,
    counts,
    pageSize: TRASH_PAGE_SIZE,
    today: parisDay(now),
  };
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  const { isHeldBack, params, list, counts, pageSize, today } = loaderData;
  const { word, page } = params;
  return (
    <AdminPage
      title="Corbeille"
      sub={`Ce qui est supprimé reste ici ${TRASH_DAYS}\u00a0jours et peut être rétabli, puis disparaît.`}
      above={<BackLink to={MAINTENANCE_PATH}>Entretien du site</BackLink>}
    >
      <ListTabs label="Filtrer par type" tabs={tabsOf(counts, word)} />
      {isHeldBack && <ClockNote />}
      <TrashList
        items={list.items}
        today={today}
        isHeldBack={isHeldBack}
        empty={<EmptyTrash isWhole={word === null} />}
      />
      {list.total > 0 && (
        <ListFoot
          page={page}
          pageSize={pageSize}
          pageCount={list.pageCount}
          total={list.total}
          hrefFor={(other) => trashHref(word, other)}
        />
      )}
    </AdminPage>
  );
}

/** Everything, then the kinds that hold something. */
function tabsOf(counts: readonly TrashCount[], current: string | null): ListTab[] {
  const shown = counts.filter(({ word, count }) => count > 0 || word === current);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return [
    { to: trashHref(null), label: "Tout", count: total, isCurrent: current === null },
    ...shown.map(({ word, tab, count }) => ({
      to: trashHref(word),
      label: tab,
      count,
      isCurrent: word === current,
    })),
  ];
}

function EmptyTrash({ isWhole }: { isWhole: boolean }) {
  return (
    <EmptyState
      picture={<Icon name="trash" size={36} />}
      title="La corbeille est vide"
      action={
        !isWhole && (
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
