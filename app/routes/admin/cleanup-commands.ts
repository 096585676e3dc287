import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { runCleanup } from "~/features/maintenance/cleanup.server";
import {
  CLEANUP_PATH,
  type CleanupAnswer,
  cleanupCommandSchema,
} from "~/features/maintenance/cleanup-command.schema";
import { doneInWords, searchInWords } from "~/features/maintenance/cleanup-words";
import { noteOrphanFiles } from "~/features/maintenance/orphan-files.server";
import { CONTENT_KINDS } from "~/kinds.server";
import { siteDerivedImages } from "~/platform/pictures/serve-file.server";
import { readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";
import { StorageError } from "~/platform/storage/storage-error";
import type { Route } from "./+types/cleanup-commands";

/** What the screen of the cleanup asks for: JSON for its own scripts, back to the screen for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "maintenance");
  const command = cleanupCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!command.success) {
    const message = "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.";
    return Response.json({ ok: false, message, undo: null, report: null }, { status: 400 });
  }
  const site = services(context);
  const answer =
    command.data.intent === "run" ? await clean(site, user.id) : await searchOrphans(site);
  if (request.headers.get("accept")?.includes("text/html")) return redirect(CLEANUP_PATH, 303);
  return Response.json(answer);
}

async function clean(site: Services, userId: string): Promise<CleanupAnswer> {
  const forgetCopies = (path: string) => siteDerivedImages(site.environment.dataDir).forget(path);
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

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  return redirect(CLEANUP_PATH);
}
