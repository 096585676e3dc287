import { type CommandAnswer, quoted } from "~/lib/command";
import { trashDeadline } from "~/lib/trash";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed } from "~/platform/database/versioned-rows.server";
import { notePurgedPicture } from "~/platform/storage/cleanup-log.server";
import type { Act } from "./acts.server";
import type { ContentKind } from "./content-kind";
import { type AnyKind, addressOf, editPath, picturesOf, titleOf } from "./kind";
import {
  columnOf,
  findRecord,
  type ListedRecord,
  listCheckedOthers,
  publishedValues,
  recordTables,
} from "./rows.server";
import { hasBody, rowsOf } from "./rows-of-kind.server";
import type { Rules } from "./rules";

type RecordAct = { id: string; userId: string | null; now: Date };
type Stored = ListedRecord<Record<string, unknown>>;

/** Moves a record to the trash or brings it back as it was, and says so; done twice, it is done once. */
export async function setRecordTrashed(
  database: Database,
  rules: Rules,
  { isTrashed, ...act }: RecordAct & { isTrashed: boolean },
): Promise<CommandAnswer> {
  const { kind } = rules;
  return transaction(database, async (trx) => {
    const record = await findRecord(trx, kind, act.id);
    if (!record) return { ok: false, message: kind.french.gone, undo: null };
    if (record.isTrashed !== isTrashed) {
      const refusal = isTrashed
        ? await rules.refuseTrashing?.(trx, act.id, act.now)
        : await refuseRestoring(trx, rules, record, act.now);
      if (refusal) return { ...refusal, ok: false, undo: null };
      if (isTrashed) {
        const others = (await rules.alsoTrashed?.(trx)) ?? [];
        await trashRecords(trx, kind, [record.id, ...others], act);
      } else {
        await setTrashed(trx, kind.table, { ...act, isTrashed });
        await note(trx, kind, "restored", record, act);
      }
      await contentChanged(trx);
    }
    const undo = { intent: isTrashed ? "restore" : "trash", id: act.id };
    const message = await messageFor(trx, rules, record, { isTrashed, now: act.now });
    return { ok: true, message, undo };
  });
}

/** Why a record may not come back: its rules hold beside what was written meanwhile. */
async function refuseRestoring(
  trx: DatabaseTransaction,
  { kind, refuseRestoring }: Rules,
  record: Stored,
  now: Date,
): Promise<Pick<CommandAnswer, "message"> | null> {
  const { id } = record;
  const published = publishedValues(record);
  const values = published ?? record.values;
  const refusal = await refuseRestoring?.(trx, { id, values });
  if (refusal) return { message: refusal };
  if (!hasBody(kind)) return null;
  const others = await listCheckedOthers(trx, kind, id);
  const intent = published === null ? "draft" : "publish";
  const errors = kind.check?.(values, { intent, now, others }) ?? {};
  const [message] = Object.values(errors).flat();
  return message === undefined ? null : { message };
}

async function messageFor(
  trx: DatabaseTransaction,
  { kind, trashedMessage, restoredMessage }: Rules,
  { id, values }: Stored,
  { isTrashed, now }: { isTrashed: boolean; now: Date },
): Promise<string> {
  const title = titleOf(kind, values);
  if (isTrashed) {
    return (
      (await trashedMessage?.(trx, { id, title, now })) ?? `${quoted(title)} est dans la corbeille.`
    );
  }
  return restoredMessage?.(values, now) ?? `${quoted(title)} a retrouvé sa place.`;
}

/** Moves records to the trash, those that are there already and those that are none left out. */
export async function trashRecords(
  trx: DatabaseTransaction,
  kind: AnyKind,
  ids: readonly string[],
  act: Omit<RecordAct, "id">,
): Promise<void> {
  for (const id of ids) {
    const record = await findRecord(trx, kind, id);
    if (!record || record.isTrashed) continue;
    await setTrashed(trx, kind.table, { ...act, id, isTrashed: true });
    await note(trx, kind, "trashed", record, act);
  }
}

/** Deletes for good a record that is in the trash, its picture put down for cleanup; any other is not found. */
async function purgeRecord(
  database: Database,
  kind: AnyKind,
  act: RecordAct,
): Promise<{ kind: "done" } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const record = await findRecord(trx, kind, act.id);
    if (!record?.isTrashed) return { kind: "not-found" };
    await recordTables(trx).deleteFrom(kind.table).where("id", "=", act.id).execute();
    const versions = [record.values, publishedValues(record) ?? {}];
    const urls = new Set(
      picturesOf(kind).flatMap(({ name }) => versions.map((values) => addressOf(values[name]))),
    );
    for (const url of urls) await notePurgedPicture(trx, { url, now: act.now });
    await note(trx, kind, "purged", record, act);
    return { kind: "done" };
  });
}

/** Deletes for good what has been in the trash for 30 days; returns how many. Writes nothing when there is none. */
export async function purgeExpired(
  database: Database,
  kind: ContentKind,
  now: Date,
): Promise<number> {
  const expired = await recordTables(database.kysely)
    .selectFrom(kind.table)
    .select("id")
    .where(rowsOf(kind))
    .where("deleted_at", "<=", trashDeadline(now))
    .execute();
  let count = 0;
  for (const { id } of expired) {
    const result = await kind.purge(database, { id, userId: null, now });
    if (result.kind === "done") count += 1;
  }
  return count;
}

/** A described kind, for code that walks over all kinds of content. */
export function contentKindOf(rules: Rules): ContentKind {
  const { kind } = rules;
  const { subject, table, icon, french, permission } = kind;
  const trashAct =
    (isTrashed: boolean): Act =>
    (database, { id, userId, now }) =>
      setRecordTrashed(database, rules, { id, isTrashed, userId, now });
  return {
    subject,
    table,
    icon,
    french,
    permission,
    listPath: kind.path,
    titleColumn: kind.title === undefined || hasBody(kind) ? "title" : columnOf(kind, kind.title),
    acts: {
      ...rules.acts,
      trash: trashAct(true),
      restore: trashAct(false),
    },
    editPath: (id) => editPath(kind, id),
    purge: (database, act) => purgeRecord(database, kind, act),
  };
}

async function note(
  trx: DatabaseTransaction,
  kind: AnyKind,
  action: ActivityAction,
  { id, values }: Stored,
  { userId, now }: Omit<RecordAct, "id">,
): Promise<void> {
  const label = titleOf(kind, values);
  await recordActivity(trx, { action, subject: kind.subject, subjectId: id, label, userId, now });
}
