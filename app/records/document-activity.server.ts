import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { By, Documents, StoredDocument } from "./documents.server";

/** Writes an act on a document into the activity log. */
export async function noteDocument<V extends object>(
  trx: DatabaseTransaction,
  { kind, labelOf }: Pick<Documents<V, StoredDocument<V>, unknown, never>, "kind" | "labelOf">,
  { action, id, values, userId, now }: By & { action: ActivityAction; id: string; values: V },
): Promise<void> {
  const label = labelOf(values);
  await recordActivity(trx, { action, subject: kind.subject, subjectId: id, label, userId, now });
}
