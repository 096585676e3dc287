import { redirect, useNavigation } from "react-router";
import { ListFoot } from "~/editing/list-table";
import { requireUser } from "~/features/accounts/guard.server";
import {
  ACTIVITY_PAGE_SIZE,
  listActivity,
  listActivityPeople,
} from "~/features/maintenance/activity.server";
import { ActivityDays, ActivityFilters } from "~/features/maintenance/activity-lines";
import { activityHref, isWhole, readActivityParams } from "~/features/maintenance/activity-query";
import { activityKinds } from "~/features/maintenance/activity-words";
import { ACTIVITY_PATH, MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import { CONTENT_KINDS } from "~/kinds.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import { services } from "~/platform/services.server";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/activity-log";

export const meta: Route.MetaFunction = () => adminMeta("Journal d’activité");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  const { database, now } = services(context);
  const kinds = activityKinds(CONTENT_KINDS).map(({ word, label }) => ({ word, label }));
  const words = kinds.map(({ word }) => word);
  const params = readActivityParams(url.searchParams, words);
  const [log, people] = await Promise.all([
    listActivity(database.kysely, CONTENT_KINDS, params),
    listActivityPeople(database.kysely),
  ]);
  if (params.page > log.pageCount) throw redirect(activityHref(params, log.pageCount));
  return { params, log, people, kinds, pageSize: ACTIVITY_PAGE_SIZE, today: parisDay(now) };
}

export default function ActivityLog({ loaderData }: Route.ComponentProps) {
  const { params, log, people, kinds, pageSize, today } = loaderData;
  const isLoading = useNavigation().location?.pathname === ACTIVITY_PATH;
  return (
    <AdminPage
      title="Journal d’activité"
      sub={`Qui a fait quoi, et quand. Le journal est gardé ${RETENTION.activityLogMonths}\u00a0mois, puis effacé.`}
      above={<BackLink to={MAINTENANCE_PATH}>Entretien du site</BackLink>}
    >
      <ActivityFilters params={params} people={people} kinds={kinds} />
      <div className={classNames("mt-log", isLoading && "is-loading")} aria-busy={isLoading}>
        {log.total === 0 ? (
          <NoActivity isWhole={isWhole(params)} />
        ) : (
          <>
            <ActivityDays lines={log.lines} today={today} />
            <ListFoot
              page={params.page}
              pageSize={pageSize}
              pageCount={log.pageCount}
              total={log.total}
              hrefFor={(page) => activityHref(params, page)}
            />
          </>
        )}
      </div>
    </AdminPage>
  );
}

function NoActivity({ isWhole: isEmpty }: { isWhole: boolean }) {
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name={isEmpty ? "clock" : "search"} size={36} />}
        title={isEmpty ? "Le journal est encore vide" : "Aucun résultat"}
        action={
          !isEmpty && (
            <LinkButton to={ACTIVITY_PATH} variant="line" size="sm">
              Effacer la recherche
            </LinkButton>
          )
        }
      >
        {isEmpty
          ? "Ce que chacun fait dans l’espace club sera noté ici\u00a0: publications, modifications, suppressions."
          : "Personne n’a rien fait de tel. Vérifiez l’orthographe, ou cherchez dans tout le journal."}
      </EmptyState>
    </div>
  );
}
