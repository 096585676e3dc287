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
 * that the club keeps: the log says whose download began. The parts of one that goes on are no others.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "maintenance");
  const site = services(context);
  if ((await identityHoldsFor(request, site, user)) === 0) throw redirect(CONFIRM_PATH);
  const { environment, database, isHead, now } = site;
  const { dataDir } = environment;
  const answer = await downloadBackup(request, { dataDir, name: params.id, isHead });
  if (!answer) throw new Response("Cette sauvegarde n’existe plus.", { status: 404 });
  if (isHead || !hasFirstByte(answer)) return answer;
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

function hasFirstByte({ status, headers }: Response): boolean {
  const isStart = headers.get("content-range")?.startsWith("bytes 0-") ?? false;
  return status === 200 || (status === 206 && isStart);
}
