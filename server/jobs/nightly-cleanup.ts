import { mayGoOn } from "~/features/maintenance/cleanup";
import { type CleanupSite, runCleanup } from "~/features/maintenance/cleanup.server";
import { noteOrphanFiles } from "~/features/maintenance/orphan-files.server";
import { CONTENT_KINDS } from "~/kinds.server";
import { siteDerivedImages } from "~/platform/pictures/serve-file.server";
import type { Services } from "~/platform/services.server";

type Site = Omit<CleanupSite, "contentKinds" | "forgetCopies"> & Pick<Services, "environment">;

/**
 * What the night does with the storage: deletes what has waited long enough and nothing uses, run
 * after run, then looks for files that nothing names. Throws when it could not do all of it.
 */
export async function cleanUpAtNight(site: Site, signal: AbortSignal): Promise<void> {
  const forgetCopies = (path: string) => siteDerivedImages(site.environment.dataDir).forget(path);
  const cleanup = { ...site, contentKinds: CONTENT_KINDS, forgetCopies };
  let isOver = false;
  while (!isOver) {
    signal.throwIfAborted();
    const report = await runCleanup(cleanup, { userId: null });
    if (report.deleted > 0) site.log.info({ files: report.deleted }, "unused files deleted");
    isOver = !mayGoOn(report);
    const [failure] = report.failures;
    if (failure) throw new Error(`The storage cleanup failed: ${failure.kind}.`);
  }
  signal.throwIfAborted();
  const { found } = await noteOrphanFiles(site);
  if (found > 0) site.log.info({ files: found }, "orphan files found");
}
