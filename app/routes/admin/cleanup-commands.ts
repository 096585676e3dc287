import { z } from "zod";
import { type CleanupAnswer, doneInWords, searchInWords } from "~/features/maintenance/cleanup";
import { runCleanup } from "~/features/maintenance/cleanup.server";
import { DOUBTED_CLOCK } from "~/features/maintenance/doubted-clock";
import { CLEANUP_PATH } from "~/features/maintenance/maintenance-paths";
import { noteOrphanFiles } from "~/features/maintenance/orphan-files.server";
import { CONTENT_KINDS } from "~/kinds.server";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import { pictureCopies } from "~/platform/pictures/picture-copies.server";
import type { Services } from "~/platform/services.server";
import { StorageError } from "~/platform/storage/storage-error";
import { commandRoute } from "./command-route.server";

/** One run of the cleanup, or a search for files that nothing names. */
const schema = z.object({ intent: z.enum(["run", "search"]) });

const commands = commandRoute<typeof schema, CleanupAnswer>({
  permission: "maintenance",
  schema,
  run: (site, { intent }, user) => (intent === "run" ? clean(site, user.id) : searchOrphans(site)),
  explain: () => ({ report: null }),
  back: CLEANUP_PATH,
});

export const action = commands.action;
export const loader = commands.loader;

async function clean(site: Services, userId: string): Promise<CleanupAnswer> {
  if (await findClockDoubt(site.database.kysely)) {
    return { ok: false, message: DOUBTED_CLOCK, undo: null, report: null };
  }
  const forgetCopies = (path: string) => pictureCopies(site.environment.dataDir).forget(path);
  const report = await runCleanup(
    { ...site, contentKinds: CONTENT_KINDS, forgetCopies },
    { userId },
  );
  const ok = report.failures.length === 0;
  return { ok, message: doneInWords(report), undo: null, report };
}

async function searchOrphans(site: Services): Promise<CleanupAnswer> {
  const quiet = { undo: null, report: null };
  try {
    return { ok: true, message: searchInWords(await noteOrphanFiles(site)), ...quiet };
  } catch (error) {
    site.log.error({ err: error }, "the search for orphan files failed");
    const isUnlistable = error instanceof StorageError && error.kind === "unlistable";
    const message = isUnlistable
      ? "La clé du stockage S3 n’a pas le droit de lister les fichiers (s3:ListBucket)\u00a0: cette recherche en a besoin. Rien n’a été effacé."
      : "La recherche n’a pas pu aller au bout. Rien n’a été effacé. Réessayez dans un instant.";
    return { ok: false, message, ...quiet };
  }
}
