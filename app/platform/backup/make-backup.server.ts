import { BackupDraft } from "./backup-draft.server";
import type { BackupManifest } from "./backup-format";
import type { BackupPlan, BackupSite } from "./backup-work";
import { explainFailure } from "./explain-failure";
import { withRowSnapshot } from "./row-snapshot.server";

/**
 * Writes all rows and files into one archive, while the site runs; memory stays flat. A file that
 * rows name and the storage does not have, or not as a picture, is noted, no failure. Rejects with a
 * `BackupError` for all that somebody can mend, and leaves no archive; it has its name once it is
 * whole and flushed.
 */
export async function makeBackup(
  site: BackupSite,
  plan: BackupPlan,
): Promise<{ manifest: BackupManifest; byteSize: number }> {
  try {
    return await write(site, plan);
  } catch (error) {
    throw explainFailure(error);
  }
}

async function write(site: BackupSite, plan: BackupPlan) {
  const draft = await BackupDraft.begin(site, plan);
  try {
    plan.onProgress?.({ step: "rows", done: 0, total: 1 });
    await withRowSnapshot(site.database, (db) => draft.addRows(db));
    await draft.addLateFiles();
    return await draft.finish();
  } catch (error) {
    await draft.abandon();
    throw error;
  }
}
