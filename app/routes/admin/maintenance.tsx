import { requireUser } from "~/features/accounts/guard.server";
import { needsWeightReorganization } from "~/features/articles/order-articles.server";
import { listLatestActivity } from "~/features/maintenance/activity.server";
import { BackupBox } from "~/features/maintenance/backup/backup-box";
import { readBackupState } from "~/features/maintenance/backup/backup-state.server";
import { CleanupBox } from "~/features/maintenance/cleanup-boxes";
import { countPending } from "~/features/maintenance/cleanup-entries.server";
import { DemoBox } from "~/features/maintenance/demo-box";
import { readDiskSpace } from "~/features/maintenance/disk-space.server";
import { LogBox } from "~/features/maintenance/log-box";
import { LowDiskAlert } from "~/features/maintenance/low-disk-alert";
import { MailBox } from "~/features/maintenance/mail-box";
import { SystemBox } from "~/features/maintenance/system-box";
import { readSystemState } from "~/features/maintenance/system-state.server";
import { countTrash } from "~/features/maintenance/trash.server";
import { TrashBox } from "~/features/maintenance/trash-box";
import { UnreadableBox } from "~/features/maintenance/unreadable-box";
import { WeightsBox } from "~/features/maintenance/weights-box";
import { CONTENT_KINDS } from "~/kinds.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { mailerOf } from "~/platform/mail/mailer.server";
import { countWaitingMails } from "~/platform/mail/outbox.server";
import { storageUse } from "~/platform/pictures/stored-pictures.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import { countDemoContent } from "~server/demo/demo-adoption";
import type { Route } from "./+types/maintenance";

export const meta: Route.MetaFunction = () => adminMeta("Entretien du site");

/** Each box stands alone: what cannot be read is null, logged, and said in its place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireUser(request, context, "maintenance");
  const site = services(context);
  const { database, environment, now, log, clientAddress } = site;
  const db = database.kysely;
  const read = <T,>(box: string, query: () => Promise<T>) =>
    query().catch((err: unknown) => {
      log.error({ err, box }, "maintenance box failed");
      return null;
    });
  const saved = read("backups", () => readBackupState(site));
  const [
    lines,
    trash,
    needsReorganization,
    demo,
    system,
    storage,
    cleanup,
    waiting,
    backups,
    disk,
  ] = await Promise.all([
    read("log", () => listLatestActivity(db, CONTENT_KINDS)),
    read("trash", () => countTrash(db, CONTENT_KINDS)),
    read("weights", () => needsWeightReorganization(db)),
    read("demo", () => countDemoContent(db)),
    read("system", () => readSystemState(database, { s3: environment.s3, now })),
    read("storage", () => storageUse(db)),
    read("cleanup", () => countPending(db, now)),
    read("mail", () => countWaitingMails(db)),
    saved,
    read("disk", async () => readDiskSpace(environment.dataDir, (await saved)?.lastByteSize ?? 0)),
  ]);
  const mailer = mailerOf(environment)?.kind ?? null;
  return {
    lines,
    trash,
    needsReorganization,
    demo,
    system: system && storage && { system, storage },
    cleanup,
    backups,
    disk,
    mail: waiting === null ? null : { mailer, waiting, email },
    today: parisDay(now),
    /** The proxy that this very request came through, and whose address all visitors therefore have. */
    untrustedProxy:
      environment.trustedProxies === 0 && request.headers.has("x-forwarded-for")
        ? clientAddress
        : null,
  };
}

export default function Maintenance({ loaderData }: Route.ComponentProps) {
  const { lines, trash, needsReorganization, demo, system } = loaderData;
  const { cleanup, backups, disk, mail, today, untrustedProxy } = loaderData;
  return (
    <AdminPage
      title="Entretien du site"
      sub="Ce que chacun a fait, ce qui peut être rétabli, et comment va le site."
    >
      {disk?.isLow && <LowDiskAlert freeBytes={disk.freeBytes} />}
      {untrustedProxy !== null && <UntrustedProxy address={untrustedProxy} />}
      <div className="ad-dash">
        <div className="admin-stack">
          {lines ? (
            <LogBox lines={lines} today={today} />
          ) : (
            <UnreadableBox title="Journal d’activité" />
          )}
          {needsReorganization === null ? (
            <UnreadableBox title="Ordre des actualités" />
          ) : (
            <WeightsBox needsReorganization={needsReorganization} />
          )}
          {mail ? <MailBox {...mail} /> : <UnreadableBox title="Envoi des e-mails" />}
          {demo ? <DemoBox {...demo} /> : <UnreadableBox title="Contenu de démonstration" />}
        </div>
        <div className="admin-stack">
          {trash ? <TrashBox counts={trash} /> : <UnreadableBox title="Corbeille" />}
          {backups ? (
            <BackupBox {...backups} today={today} />
          ) : (
            <UnreadableBox title="Sauvegardes" />
          )}
          {cleanup ? <CleanupBox {...cleanup} /> : <UnreadableBox title="Nettoyage des fichiers" />}
          {system ? (
            <SystemBox {...system} freeBytes={disk?.freeBytes ?? null} />
          ) : (
            <UnreadableBox title="État du site" />
          )}
        </div>
      </div>
    </AdminPage>
  );
}

function UntrustedProxy({ address }: { address: string }) {
  return (
    <div className="mt-trash">
      <Alert tone="error">
        <b>Tous les visiteurs partagent les mêmes limites.</b> Les demandes passent par un
        mandataire ({address}) que le réglage TRUST_PROXY ne compte pas{"\u00a0"}: le site prend son
        adresse pour celle de tout le monde, et dix messages en une heure suffisent pour que plus
        personne ne puisse écrire. La personne technique y met le nombre de mandataires, le plus
        souvent TRUST_PROXY=1.
      </Alert>
    </div>
  );
}
