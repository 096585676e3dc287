import { requireUser } from "~/features/accounts/guard.server";
import { BackToMaintenance } from "~/features/maintenance/back-to-maintenance";
import { BACKUP_COMMANDS_PATH } from "~/features/maintenance/backup/backup-command.schema";
import { listBackups } from "~/features/maintenance/backup/backup-folder.server";
import { backupJobs } from "~/features/maintenance/backup/backup-jobs.server";
import { BackupList } from "~/features/maintenance/backup/backup-list";
import { BackupProgress } from "~/features/maintenance/backup/backup-progress";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { services } from "~/platform/services.server";
import { Button } from "~/ui/button";
import { CommandForm } from "~/ui/editing/command-form";
import { useCommands } from "~/ui/editing/use-commands";
import type { Route } from "./+types/backups";

export const meta: Route.MetaFunction = () => [
  { title: "Sauvegardes – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** How long it is told how the last one ended. */
const NEWS_MS = 10 * 60_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  const { environment, now } = services(context);
  const { current, last } = backupJobs();
  const isNews = last !== null && now.getTime() - Date.parse(last.endedAt) < NEWS_MS;
  const lines = (await listBackups(environment.dataDir)).map(({ madeAt, ...rest }) => ({
    ...rest,
    madeAt: madeAt.toISOString(),
  }));
  return { lines, current, last: isNews ? last : null, isDaily: environment.backups };
}

export default function Backups({ loaderData }: Route.ComponentProps) {
  const { lines, current, last, isDaily } = loaderData;
  const { run, isPending } = useCommands(BACKUP_COMMANDS_PATH);
  const isBusy = current !== null || isPending;
  return (
    <main className="ad-main" id="contenu">
      <BackToMaintenance />
      <AdminPageHeader title="Sauvegardes" sub={isDaily ? DAILY : NOT_DAILY}>
        <CommandForm
          path={BACKUP_COMMANDS_PATH}
          fields={{ intent: "make" }}
          onCommand={(fields) => void run(fields)}
        >
          <Button type="submit" icon="saved" busy={isBusy} busyLabel="Un instant…">
            Sauvegarder maintenant
          </Button>
        </CommandForm>
      </AdminPageHeader>
      <BackupProgress current={current} last={last} />
      <BackupList lines={lines} isBusy={isBusy} />
      <p className="ad-note mt-note">
        Une sauvegarde contient tout le site, comptes et messages compris{"\u00a0"}: gardez-en une
        copie ailleurs que sur le serveur, en lieu sûr.
      </p>
    </main>
  );
}

const DAILY =
  "Le site se sauvegarde de lui-même chaque jour. Sont gardés les 7\u00a0derniers jours et 4\u00a0semaines.";
const NOT_DAILY =
  "La sauvegarde de chaque jour est arrêtée (BACKUPS=off)\u00a0: pensez à en faire vous-même.";
