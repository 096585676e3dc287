import { requireUser } from "~/features/accounts/guard.server";
import { downloadBackup } from "~/features/maintenance/backup/backup-folder.server";
import { recordActivity } from "~/platform/activity-log.server";
import { writeUnseen } from "~/platform/database/write.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/backup-download";

/** A whole backup, streamed; the log says who took it: everything the club keeps is in it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "maintenance");
  const { environment, database, now } = services(context);
  const answer = await downloadBackup(environment.dataDir, params.id);
  if (!answer) throw new Response("Cette sauvegarde n’existe plus.", { status: 404 });
  const site = { subject: "site", subjectId: null, label: "" } as const;
  await writeUnseen(database, (trx) =>
    recordActivity(trx, { ...site, action: "backup-downloaded", userId: user.id, now }),
  );
  return answer;
}
