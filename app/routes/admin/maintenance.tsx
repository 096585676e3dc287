import { requireUser } from "~/features/accounts/guard.server";
import { needsWeightReorganization } from "~/features/articles/order-articles.server";
import { listLatestActivity } from "~/features/maintenance/activity.server";
import { BackupBox } from "~/features/maintenance/backup/backup-box";
import { listBackups } from "~/features/maintenance/backup/backup-folder.server";
import { CleanupBox } from "~/features/maintenance/cleanup-box";
import { countEntries } from "~/features/maintenance/cleanup-entries.server";
import { DemoBox } from "~/features/maintenance/demo-box";
import { LogBox } from "~/features/maintenance/log-box";
import { MailBox } from "~/features/maintenance/mail-box";
import { SystemBox } from "~/features/maintenance/system-box";
import { readSystemState } from "~/features/maintenance/system-state.server";
import { countTrash } from "~/features/maintenance/trash.server";
import { TrashBox } from "~/features/maintenance/trash-box";
import { WeightsBox } from "~/features/maintenance/weights-box";
import { storageUse } from "~/features/media/media.server";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { parisDay } from "~/lib/paris-instants";
import { mailerOf } from "~/platform/mail/mailer.server";
import { countWaitingMails } from "~/platform/mail/outbox.server";
import { services } from "~/platform/services.server";
import { countDemoContent } from "~server/demo/demo-adoption";
import type { Route } from "./+types/maintenance";

export const meta: Route.MetaFunction = () => [
  { title: "Entretien du site – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireUser(request, context, "maintenance");
  const { database, environment, now } = services(context);
  const db = database.kysely;
  const [lines, trash, needsReorganization, demo, system, storage, cleanup, waiting] =
    await Promise.all([
      listLatestActivity(db),
      countTrash(db),
      needsWeightReorganization(db),
      countDemoContent(db),
      readSystemState(database, { s3: environment.s3, now }),
      storageUse(db),
      countEntries(db, now),
      countWaitingMails(db),
    ]);
  const mail = { mailer: mailerOf(environment)?.kind ?? null, waiting, email };
  const today = parisDay(now);
  const saved = await listBackups(environment.dataDir);
  const backups = { count: saved.length, lastAt: saved[0]?.madeAt.toISOString() ?? null };
  return {
    lines,
    trash,
    needsReorganization,
    demo,
    system,
    storage,
    cleanup,
    backups,
    mail,
    today,
  };
}

export default function Maintenance({ loaderData }: Route.ComponentProps) {
  const { lines, trash, needsReorganization, demo, system, storage } = loaderData;
  const { cleanup, backups, mail, today } = loaderData;
  return (
    <main className="ad-main" id="contenu">
      <AdminPageHeader
        title="Entretien du site"
        sub="Ce que chacun a fait, ce qui peut être rétabli, et comment va le site."
      />
      <div className="ad-dash">
        <div className="ad-stack">
          <LogBox lines={lines} today={today} />
          <WeightsBox needsReorganization={needsReorganization} />
          <MailBox {...mail} />
          <DemoBox {...demo} />
        </div>
        <div className="ad-stack">
          <TrashBox counts={trash} />
          <BackupBox count={backups.count} lastAt={backups.lastAt} today={today} />
          <CleanupBox {...cleanup} />
          <SystemBox system={system} storage={storage} />
        </div>
      </div>
    </main>
  );
}
