import type { Updateable } from "kysely";
import type { z } from "zod";
import { type CommandAnswer, type CommandFields, NOT_UNDERSTOOD, quoted } from "~/lib/command";
import type { Move, MoveResult } from "~/lib/sorting";
import { isUuid } from "~/lib/uuid";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import {
  setTrashed,
  updateVersioned,
  type VersionedTable,
} from "~/platform/database/versioned-rows.server";
import type { Schema } from "~database/schema";
import { noteUnusedFiles } from "./history.server";
import {
  insertCommandSchema,
  type MoveCommand,
  moveCommandSchema,
  movedAnswer,
  moveOf,
} from "./move-commands";
import { recordTables } from "./rows.server";

type By = { userId: string; now: Date };

/**
 * Does one thing to a row, asked for by a form whose `intent` is the name of the act. The answer says in
 * French that it is done, and has the fields of a form that undoes it. `path` is the screen to look at then.
 */
export type Act = (
  database: Database,
  asked: By & { id: string; sent: CommandFields },
) => Promise<ActAnswer>;

/** `status` 400 is of what no form of this version sends, or of what somebody typed. */
export type ActAnswer = CommandAnswer & { path?: string; status?: 400 };

export const MISUNDERSTOOD: ActAnswer = { ...NOT_UNDERSTOOD, status: 400 };

/** By intent. */
export type Acts = Readonly<Record<string, Act>>;

/** An act that asks for more than an id. */
export function act<S extends z.ZodObject>(
  schema: S,
  run: (database: Database, asked: By & { id: string } & z.output<S>) => Promise<CommandAnswer>,
): Act {
  return async (database, { sent, ...asked }) => {
    const read = schema.safeParse(sent);
    return read.success ? run(database, { ...read.data, ...asked }) : MISUNDERSTOOD;
  };
}

/** A kind whose rows are thrown away, brought back and switched by their table alone. */
export type ActedKind = {
  subject: string;
  table: VersionedTable;
  titleColumn: string;
  /** The title as people read it; as it is when left out. */
  titleOf?(title: string): string;
  /** The answer where one is no longer there. */
  gone: string;
};

/** To the trash, and back in its place, as it was; done twice, it is done once. */
export function trashActs(kind: ActedKind): Acts {
  const trashAct =
    (isTrashed: boolean): Act =>
    (database, { id, userId, now }) =>
      transaction(database, async (trx) => {
        const title = await trashRow(trx, kind, { id, isTrashed, userId, now });
        if (title === null) return goneAnswer(kind);
        return {
          ok: true,
          message: `${quoted(title)} ${isTrashed ? "est dans la corbeille." : "a retrouvé sa place."}`,
          undo: { intent: isTrashed ? "restore" : "trash", id },
        };
      });
  return { trash: trashAct(true), restore: trashAct(false) };
}

type RowAct = { id: string; userId: string | null; now: Date };

/** Moves a row to the trash or brings it back; its title, or null where it is gone. */
export async function trashRow(
  trx: DatabaseTransaction,
  kind: ActedKind,
  change: RowAct & { isTrashed: boolean },
): Promise<string | null> {
  const row = await findRow(trx, kind, change.id);
  if (!row) return null;
  if (row.isTrashed !== change.isTrashed) {
    await setTrashed(trx, kind.table, change);
    await note(trx, kind, { ...change, ...row, action: change.isTrashed ? "trashed" : "restored" });
    await contentChanged(trx);
  }
  return row.title;
}

/**
 * Deletes for good a row that is in the trash, and notes the files that it alone showed; any other is not
 * found. Pages stay as they are: they did not show it any more.
 */
export async function purgeRow(
  database: Database,
  kind: ActedKind,
  act: RowAct,
  /** Everything that mentions its pictures, as values or text. */
  listMentions: (trx: DatabaseTransaction, id: string) => Promise<readonly unknown[]>,
): Promise<{ kind: "done" | "not-found" }> {
  const { id, now } = act;
  return transaction(database, async (trx) => {
    const row = await findRow(trx, kind, id);
    if (!row?.isTrashed) return { kind: "not-found" };
    const before = await listMentions(trx, id);
    await recordTables(trx).deleteFrom(kind.table).where("id", "=", id).execute();
    await noteUnusedFiles(trx, { before, after: [], reason: "purged", now });
    await note(trx, kind, { ...act, ...row, action: "purged" });
    return { kind: "done" };
  });
}

type SwitchSide = {
  intent: string;
  /** After the title: «est à la une de la galerie.». */
  said: string;
  /** In the activity log. */
  action: ActivityAction;
};

type Switch = { column: "is_featured" | "is_hidden"; on: SwitchSide; off: SwitchSide };

/**
 * Switches a column of a row on and off. A form that was open on it meets a conflict rather than undoing
 * it unawares. A row in the trash is not found.
 */
export function switchActs(kind: ActedKind, { column, on, off }: Switch): Acts {
  const switchAct =
    (isOn: boolean): Act =>
    (database, { id, userId, now }) =>
      transaction(database, async (trx) => {
        const row = await findRow(trx, kind, id, column);
        if (!row || row.isTrashed) return goneAnswer(kind);
        const [side, other] = isOn ? [on, off] : [off, on];
        if (row.isOn !== isOn) {
          const values: Updateable<Schema["gallery_images"] & Schema["products"]> = {
            [column]: isOn,
          };
          const { version } = row;
          await updateVersioned(trx, kind.table, { id, version, values, userId, now });
          await note(trx, kind, { ...row, id, userId, now, action: side.action });
          await contentChanged(trx);
        }
        return {
          ok: true,
          message: `${quoted(row.title)} ${side.said}`,
          undo: { intent: other.intent, id },
        };
      });
  return { [on.intent]: switchAct(true), [off.intent]: switchAct(false) };
}

type MoveBy = (database: Database, asked: Move & By) => Promise<MoveResult>;

/** The moves of an ordered list. `undoneBy` is the intent that puts back what was moved. */
export function moveActs(
  { gone }: Pick<ActedKind, "gone">,
  move: MoveBy,
  undoneBy: "insert" | "put-back" = "put-back",
): Acts {
  const run = async (database: Database, command: MoveCommand & By): Promise<CommandAnswer> => {
    const { userId, now } = command;
    const result = await move(database, { ...moveOf(command), userId, now });
    if (result.kind === "not-found") {
      return { ok: false, message: result.message ?? gone, undo: null };
    }
    return movedAnswer(command, result, undoneBy);
  };
  const step = act(moveCommandSchema, run);
  const insert = act(insertCommandSchema, run);
  return {
    "move-first": step,
    "move-up": step,
    "move-down": step,
    insert,
    "put-back": insert,
  };
}

export function goneAnswer({ gone }: Pick<ActedKind, "gone">): CommandAnswer {
  return { ok: false, message: gone, undo: null };
}

type Row = { title: string; version: number; isTrashed: boolean; isOn: boolean };

async function findRow(
  trx: DatabaseTransaction,
  { table, titleColumn, titleOf }: ActedKind,
  id: string,
  switched?: string,
): Promise<Row | null> {
  if (!isUuid(id)) return null;
  const row = await recordTables(trx)
    .selectFrom(table)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const title = String(row[titleColumn] ?? "");
  return {
    title: titleOf?.(title) ?? title,
    version: Number(row.version),
    isTrashed: row.deleted_at !== null,
    isOn: switched !== undefined && Boolean(row[switched]),
  };
}

async function note(
  trx: DatabaseTransaction,
  { subject }: ActedKind,
  { id, title, action, userId, now }: RowAct & { title: string; action: ActivityAction },
): Promise<void> {
  await recordActivity(trx, { action, subject, subjectId: id, label: title, userId, now });
}
