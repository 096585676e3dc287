import type { ExpressionBuilder } from "kysely";
import { addMonths } from "~/lib/add-months";
import { hasWords, searchText, searchWords } from "~/lib/word-match";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { RETENTION } from "~club/legal";
import type { Schema } from "~database/schema";
import type { ActivityLine } from "./activity.types";
import { ACTIVITY_KINDS } from "./activity-kinds";
import type { ActivityParams } from "./activity-query";
import { STRANGERS_ACTS } from "./activity-words";
import { findThere } from "./content-tables.server";
import { listNames } from "./people.server";
import { TRASH_KINDS } from "./trash-kinds";

export const ACTIVITY_PAGE_SIZE = 24;
const LATEST = 5;
const COLUMNS = [
  "id",
  "created_at",
  "user_id",
  "action",
  "subject",
  "subject_id",
  "label",
] as const;

export type ActivityPage = { lines: ActivityLine[]; total: number; pageCount: number };

/** A page of what was done, newest first; search is in what things were called, accents and case aside. */
export async function listActivity(db: Queryable, params: ActivityParams): Promise<ActivityPage> {
  const ids = params.search ? await findIds(db, params) : null;
  const total = ids ? ids.length : await countLines(db, params);
  const start = (params.page - 1) * ACTIVITY_PAGE_SIZE;
  const rows =
    ids && ids.length === 0
      ? []
      : await newestFirst(db)
          .where((eb) =>
            ids
              ? eb("id", "in", ids.slice(start, start + ACTIVITY_PAGE_SIZE).concat(""))
              : isAskedFor(eb, params),
          )
          .limit(ACTIVITY_PAGE_SIZE)
          .offset(ids ? 0 : start)
          .execute();
  const pageCount = Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE));
  return { lines: await toLines(db, rows), total, pageCount };
}

/** The last few things that were done. */
export async function listLatestActivity(db: Queryable): Promise<ActivityLine[]> {
  return toLines(db, await newestFirst(db).limit(LATEST).execute());
}

/** Everybody the log names, by name. */
export async function listActivityPeople(db: Queryable): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom("activity_log")
    .select("user_id")
    .distinct()
    .where("user_id", "is not", null)
    .execute();
  const names = await listNames(
    db,
    rows.map((row) => row.user_id),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

/** Forgets what was done longer ago than the privacy page says; returns how many lines went. */
export async function purgeExpiredActivity(database: Database, now: Date): Promise<number> {
  const limit = addMonths(now.toISOString(), -RETENTION.activityLogMonths);
  return transaction(database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("activity_log")
      .where("created_at", "<", limit)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

type Log = ExpressionBuilder<Schema, "activity_log">;

function newestFirst(db: Queryable) {
  return db
    .selectFrom("activity_log")
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}

function isAskedFor(eb: Log, { kind, person }: ActivityParams) {
  const subjects = ACTIVITY_KINDS.find(({ word }) => word === kind)?.subjects;
  return eb.and([
    ...(subjects ? [eb("subject", "in", subjects)] : []),
    ...(person === "site"
      ? [eb("user_id", "is", null), eb("action", "not in", STRANGERS_ACTS)]
      : []),
    ...(person && person !== "site" ? [eb("user_id", "=", person.userId)] : []),
  ]);
}

async function countLines(db: Queryable, params: ActivityParams): Promise<number> {
  const { total } = await db
    .selectFrom("activity_log")
    .select((eb) => eb.fn.countAll().as("total"))
    .where((eb) => isAskedFor(eb, params))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Databases compare accents each in its own way; twelve months of labels are few. */
async function findIds(db: Queryable, params: ActivityParams): Promise<string[]> {
  const words = searchWords(params.search);
  const rows = await db
    .selectFrom("activity_log")
    .select(["id", "label"])
    .where((eb) => isAskedFor(eb, params))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.filter(({ label }) => hasWords(searchText(label), words)).map(({ id }) => id);
}

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>["execute"]>>[number];

async function toLines(db: Queryable, rows: readonly Row[]): Promise<ActivityLine[]> {
  const names = await listNames(
    db,
    rows.map((row) => row.user_id),
  );
  const there = await listThere(db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    userId: row.user_id,
    userName: names.get(row.user_id ?? "") ?? null,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    label: row.label,
    isThere: row.subject_id !== null && there.has(row.subject_id),
  }));
}

/** The content and the accounts that still exist, out of the trash. */
async function listThere(db: Queryable, rows: readonly Row[]): Promise<Set<string>> {
  const idsOf = (...subjects: string[]) =>
    rows.filter((row) => subjects.includes(row.subject)).flatMap((row) => row.subject_id ?? []);
  const accounts = await listNames(db, idsOf("account", "profile"));
  const content = await Promise.all(
    TRASH_KINDS.map(({ kind }) => findThere(db, kind, idsOf(kind))),
  );
  return new Set([...accounts.keys(), ...content.flat()]);
}
