import { requireUser } from "~/features/accounts/guard.server";
import { KeptBox, OrphanSearchBox, WaitingBox } from "~/features/maintenance/cleanup-boxes";
import { listWaitingFiles } from "~/features/maintenance/cleanup-entries.server";
import { planCleanup } from "~/features/maintenance/cleanup-plan.server";
import { CleanupRun } from "~/features/maintenance/cleanup-run";
import { ClockNote } from "~/features/maintenance/clock-alert";
import { MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import { CONTENT_KINDS } from "~/kinds.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import { services } from "~/platform/services.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/cleanup";

export const meta: Route.MetaFunction = () => adminMeta("Nettoyage des fichiers");

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  const { database, now } = services(context);
  const [doubt, plan, waiting] = await Promise.all([
    findClockDoubt(database.kysely),
    planCleanup(database.kysely, CONTENT_KINDS, now),
    listWaitingFiles(database.kysely, now),
  ]);
  return { isHeldBack: doubt !== null, plan, waiting, today: parisDay(now) };
}

export default function Cleanup({ loaderData }: Route.ComponentProps) {
  const { isHeldBack, plan, waiting, today } = loaderData;
  return (
    <AdminPage
      title="Nettoyage des fichiers"
      sub="Les images remplacées ou supprimées attendent ici. Ce qui sert encore, même dans un brouillon, l’historique ou la corbeille, n’est jamais effacé."
      above={<BackLink to={MAINTENANCE_PATH}>Entretien du site</BackLink>}
    >
      {isHeldBack && <ClockNote />}
      <div className="ad-dash">
        <div className="admin-stack">
          <CleanupRun plan={plan} today={today} isHeldBack={isHeldBack} />
          <KeptBox plan={plan} />
        </div>
        <div className="admin-stack">
          <WaitingBox waiting={waiting} today={today} />
          <OrphanSearchBox />
        </div>
      </div>
    </AdminPage>
  );
}
