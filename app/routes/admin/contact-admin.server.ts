import { siteDiagnostics } from "~/features/contact/support/diagnostics";
import { readDiskSpace, readSystemState } from "~/features/maintenance/site-state.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { countWaitingMails } from "~/platform/mail/outbox.server";
import { storageUse } from "~/platform/pictures/stored-pictures.server";
import { recentErrors } from "~/platform/recent-errors.server";
import type { Services } from "~/platform/services.server";

/**
 * The state of the site as the text that is shown to a volunteer, then sent if they agree. Never
 * rejects: what cannot be read is said to be so.
 */
export async function readDiagnostics(site: Services): Promise<string> {
  const { database, environment, now, log } = site;
  const read = <T>(part: string, query: Promise<T>): Promise<T | null> =>
    query.catch((err: unknown) => {
      log.error({ err, part }, "a part of the diagnostics could not be read");
      return null;
    });
  const [system, storage, disk, waitingMails] = await Promise.all([
    read("system", readSystemState(database, { ...environment, now })),
    read("storage", storageUse(database.kysely)),
    read("disk", readDiskSpace(environment.dataDir, 0)),
    read("outbox", countWaitingMails(database.kysely, now)),
  ]);
  return siteDiagnostics({
    system,
    storage,
    waitingMails,
    publicUrl: environment.publicUrl,
    freeBytes: disk?.freeBytes ?? null,
    mailer: mailerOf(environment)?.kind ?? null,
    errors: recentErrors(),
  });
}
