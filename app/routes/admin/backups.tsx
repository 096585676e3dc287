import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { identityHoldsFor } from "~/features/accounts/confirm-identity.server";
import { requireUser } from "~/features/accounts/guard.server";
import { IdentityDialog } from "~/features/accounts/identity-dialog";
import { findTwoStep } from "~/features/accounts/two-step-setup.server";
import { lastDayOf, listBackups } from "~/features/maintenance/backup/backup-folder.server";
import { backupJobs } from "~/features/maintenance/backup/backup-jobs.server";
import { findLimitedSince } from "~/features/maintenance/backup/backup-limit.server";
import { BackupList, BackupProgress } from "~/features/maintenance/backup/backup-list";
import { BACKUP_COMMANDS_PATH, MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { RETENTION } from "~/lib/retention";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { CommandForm, useCommands } from "~/ui/commands";
import type { Route } from "./+types/backups";

export const meta: Route.MetaFunction = () => adminMeta("Sauvegardes");

/** How long it is told how the last one ended. */
const NEWS_MS = 10 * 60_000;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "maintenance");
  const site = services(context);
  const { database, environment, now } = site;
  const { current, last } = backupJobs();
  const isNews = last !== null && now.getTime() - Date.parse(last.endedAt) < NEWS_MS;
  const backups = await listBackups(environment.dataDir);
  const limitedSince = await findLimitedSince(database.kysely, now);
  const lines = backups.map((backup) => ({
    ...backup,
    madeAt: backup.madeAt.toISOString(),
    lastDay: lastDayOf(backup, backups, limitedSince, now),
  }));
  const identity = {
    holdsForMs: await identityHoldsFor(request, site, user),
    hasTwoStep: (await findTwoStep(site, user)).isOn,
    isWanted: url.searchParams.has("identite"),
  };
  return { lines, current, last: isNews ? last : null, isDaily: environment.backups, identity };
}

export default function Backups({ loaderData }: Route.ComponentProps) {
  const { lines, current, last, isDaily, identity } = loaderData;
  const { revalidate } = useRevalidator();
  const isConfirmed = useHolding(identity.holdsForMs);
  const [wanted, setWanted] = useState<{ goOn: () => void } | null>(null);
  const confirmFirst = isConfirmed ? null : (goOn: () => void) => setWanted({ goOn });
  const { run, isPending } = useCommands(BACKUP_COMMANDS_PATH);
  const isBusy = current !== null || isPending;
  return (
    <AdminPage
      title="Sauvegardes"
      sub={isDaily ? DAILY : NOT_DAILY}
      actions={
        <CommandForm
          path={BACKUP_COMMANDS_PATH}
          fields={{ intent: "make" }}
          onCommand={(fields) => void run(fields)}
        >
          <Button type="submit" icon="saved" busy={isBusy} busyLabel="Un instant…">
            Sauvegarder maintenant
          </Button>
        </CommandForm>
      }
      above={<BackLink to={MAINTENANCE_PATH}>Entretien du site</BackLink>}
    >
      <BackupProgress current={current} last={last} />
      {identity.isWanted && !isConfirmed && (
        <div className="mt-trash">
          <Alert>
            Pour télécharger ou restaurer une sauvegarde, redonnez votre mot de passe{"\u00a0"}: il
            vous sera demandé ici.
            <noscript> Il faut pour cela JavaScript, que ce navigateur n’exécute pas.</noscript>
          </Alert>
        </div>
      )}
      <BackupList lines={lines} isBusy={isBusy} confirmFirst={confirmFirst} />
      {wanted && (
        <IdentityDialog
          reason="Une sauvegarde contient tout le site, comptes et messages compris."
          hasTwoStep={identity.hasTwoStep}
          onConfirmed={async () => {
            await revalidate();
            setWanted(null);
            wanted.goOn();
          }}
          onClose={() => setWanted(null)}
        />
      )}
      <p className="admin-note mt-note">
        Une sauvegarde contient tout le site, comptes et messages compris{"\u00a0"}: gardez-en une
        copie ailleurs que sur le serveur, en lieu sûr.
      </p>
    </AdminPage>
  );
}

/** True for so many milliseconds from when it was said. */
function useHolding(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (ms === 0) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return ms > 0 && !isOver;
}

const ERASED = `Toutes sont effacées après ${RETENTION.backupsDays}\u00a0jours, sauf la dernière.`;
const DAILY = `Le site se sauvegarde de lui-même chaque jour. Il garde les sauvegardes des 7\u00a0derniers jours et de 4\u00a0semaines. ${ERASED}`;
const NOT_DAILY = `La sauvegarde de chaque jour est arrêtée (BACKUPS=off)\u00a0: pensez à en faire vous-même. ${ERASED}`;
