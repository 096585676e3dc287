import { redirect } from "react-router";
import { identityHoldsFor } from "~/features/accounts/confirm-identity.server";
import { requireUser } from "~/features/accounts/guard.server";
import { downloadBackup } from "~/features/maintenance/backup/backup-folder.server";
import { CONFIRM_PATH } from "~/features/maintenance/maintenance-paths";
import { recordSiteActivity } from "~/platform/activity-log.server";
import { transaction } from "~/platform/database/transaction.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/backup-download";

/**
 * A whole backup, streamed, for those who gave their password again a moment ago. It holds everything
 * that the club keeps: the log says who downloaded it. The parts of a download that goes on are not told again.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "maintenance");
  const site = services(context);
  if ((await identityHoldsFor(request, site, user)) === 0) throw redirect(CONFIRM_PATH);
  const { environment, database, isHead, now } = site;
  const { dataDir } = environment;
  const answer = await downloadBackup(request, { dataDir, name: params.id, isHead });
  if (!answer) throw new Response("Cette sauvegarde n’existe plus.", { status: 404 });
  if (isHead || !isMostOfIt(answer)) return answer;
  try {
    await transaction(database, (trx) =>
      recordSiteActivity(trx, { action: "backup-downloaded", userId: user.id, now }),
    );
    return answer;
  } catch (error) {
    await answer.body?.cancel();
    throw error;
  }
}

/** Whether an answer begins at the first byte, or holds most of the file: a range may leave out a byte. */
function isMostOfIt({ status, headers }: Response): boolean {
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
  if (start === undefined) return status === 200;
  return start === "0" || 2 * (Number(end) - Number(start)) > Number(size);
}
