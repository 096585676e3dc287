import type { ReactNode } from "react";
import { countDemoContent } from "~/demo/demo-rows";
import { requireUser } from "~/features/accounts/guard.server";
import { needsWeightReorganization } from "~/features/articles/order-articles.server";
import { listLatestActivity } from "~/features/maintenance/activity.server";
import { LogBox } from "~/features/maintenance/activity-lines";
import { readBackupState } from "~/features/maintenance/backup/backup-jobs.server";
import { CleanupBox } from "~/features/maintenance/cleanup-boxes";
import { countPending } from "~/features/maintenance/cleanup-entries.server";
import { ClockAlert } from "~/features/maintenance/clock-alert";
import { DemoBox, MailBox, WeightsBox } from "~/features/maintenance/maintenance-tools";
import { readDiskSpace, readSystemState } from "~/features/maintenance/site-state.server";
import {
  BackupBox,
  LowDiskAlert,
  SystemBox,
  UnreadableBox,
} from "~/features/maintenance/site-state-boxes";
import { countTrash } from "~/features/maintenance/trash.server";
import { TrashBox } from "~/features/maintenance/trash-list";
import { UndecidedMailsBox } from "~/features/maintenance/undecided-mails";
import { CONTENT_KINDS } from "~/kinds.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { readDoubtedClock } from "~/platform/clock-doubt.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { countWaitingMails } from "~/platform/mail/outbox.server";
import { storageUse } from "~/platform/pictures/stored-pictures.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import type { Route } from "./+types/maintenance";
import { readUndecidedMails } from "./undecided-mails.server";

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
    doubt,
    lines,
    trash,
    needsReorganization,
    demo,
    system,
    storage,
    cleanup,
    waiting,
    undecided,
    backups,
    disk,
  ] = await Promise.all([
    read("clock", () => readDoubtedClock(db, now)),
    read("log", () => listLatestActivity(db, CONTENT_KINDS)),
    read("trash", () => countTrash(db, CONTENT_KINDS)),
    read("weights", () => needsWeightReorganization(db)),
    read("demo", () => countDemoContent(db)),
    read("system", () => readSystemState(database, { s3: environment.s3, now })),
    read("storage", () => storageUse(db)),
    read("cleanup", () => countPending(db, now)),
    read("mail", () => countWaitingMails(db, now)),
    read("undecided mails", () => readUndecidedMails(db, now)),
    saved,
    read("disk", async () => readDiskSpace(environment.dataDir, (await saved)?.lastByteSize ?? 0)),
  ]);
  const mailer = mailerOf(environment)?.kind ?? null;
  return {
    doubt,
    lines,
    trash,
    needsReorganization,
    demo,
    system: system && storage && { system, storage },
    cleanup,
    backups,
    disk,
    mail: waiting === null ? null : { mailer, waiting, email },
    undecided: undecided && { ...undecided, hasMailer: mailer !== null },
    today: parisDay(now),
    /** The proxy that this very request came through, and whose address all visitors therefore have. */
    untrustedProxy:
      environment.trustedProxies === 0 && request.headers.has("x-forwarded-for")
        ? clientAddress
        : null,
  };
}

export default function Maintenance({ loaderData }: Route.ComponentProps) {
  const { doubt, lines, trash, needsReorganization, demo, system } = loaderData;
  const { cleanup, backups, disk, mail, undecided, today, untrustedProxy } = loaderData;
  return (
    <AdminPage
      title="Entretien du site"
      sub="Ce que chacun a fait, ce qui peut être rétabli, et comment va le site."
    >
      {doubt && <ClockAlert doubt={doubt} mayBelieve />}
      {disk?.isLow && <LowDiskAlert freeBytes={disk.freeBytes} />}
      {untrustedProxy !== null && <UntrustedProxy address={untrustedProxy} />}
      <div className="ad-dash">
        <div className="admin-stack">
          <Readable title="Journal d’activité" value={lines}>
            {(read) => <LogBox lines={read} today={today} />}
          </Readable>
          <Readable title="Ordre des actualités" value={needsReorganization}>
            {(read) => <WeightsBox needsReorganization={read} />}
          </Readable>
          <Readable title="E-mails à décider" value={undecided}>
            {(read) => <UndecidedMailsBox {...read} />}
          </Readable>
          <Readable title="Envoi des e-mails" value={mail}>
            {(read) => <MailBox {...read} />}
          </Readable>
          <Readable title="L’exemple" value={demo}>
            {(read) => <DemoBox {...read} />}
          </Readable>
        </div>
        <div className="admin-stack">
          <Readable title="Corbeille" value={trash}>
            {(read) => <TrashBox counts={read} />}
          </Readable>
          <Readable title="Sauvegardes" value={backups}>
            {(read) => <BackupBox {...read} today={today} />}
          </Readable>
          <Readable title="Nettoyage des fichiers" value={cleanup}>
            {(read) => <CleanupBox {...read} isHeldBack={doubt !== null} />}
          </Readable>
          <Readable title="État du site" value={system}>
            {(read) => <SystemBox {...read} freeBytes={disk?.freeBytes ?? null} />}
          </Readable>
        </div>
      </div>
    </AdminPage>
  );
}

type ReadableProps<T> = { title: string; value: T | null; children: (value: T) => ReactNode };

function Readable<T>({ title, value, children }: ReadableProps<T>) {
  return value === null ? <UnreadableBox title={title} /> : children(value);
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
