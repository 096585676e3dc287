import type { ExpressionBuilder } from "kysely";
import { addMonths } from "~/lib/add-months";
import { isMadeUpName, MADE_UP_LAST_NAME } from "~/lib/person-name";
import { RETENTION } from "~/lib/retention";
import { hasWords, searchText, searchWords } from "~/lib/word-match";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { accountName } from "~/platform/person-names.server";
import type { ContentKind } from "~/records/content-kind";
import type { Schema } from "~database/schema";
import type { ActivityParams } from "./activity-query";
import { activityIcon, activityKinds, activitySentence, STRANGERS_ACTS } from "./activity-words";

export const ACTIVITY_PAGE_SIZE = 24;
const LATEST = 5;
const ACCOUNTS_PATH = "/admin/comptes";
const COLUMNS = [
  "id",
  "created_at",
  "user_id",
  "action",
  "subject",
  "subject_id",
  "label",
  "is_of_erased",
] as const;

/** A line of the log as a screen shows it: `who` `did` `what`. */
export type ActivityLine = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  icon: ContentKind["icon"];
  who: string;
  did: string;
  what: string | null;
  /** Where that is seen and changed, as long as it is there, out of the trash. */
  path: string | null;
};

export type ActivityPage = { lines: ActivityLine[]; total: number; pageCount: number };

/** A page of what was done, newest first; search is in what things were called, accents and case aside. */
export async function listActivity(
  db: Queryable,
  kinds: readonly ContentKind[],
  params: ActivityParams,
): Promise<ActivityPage> {
  const asked: Asked = {
    subjects: activityKinds(kinds).find(({ word }) => word === params.word)?.subjects,
    person: params.person,
  };
  const ids = params.search ? await findIds(db, params.search, asked) : null;
  const total = ids ? ids.length : await countLines(db, asked);
  const start = (params.page - 1) * ACTIVITY_PAGE_SIZE;
  const found = ids?.slice(start, start + ACTIVITY_PAGE_SIZE).concat("");
  const rows = await newestFirst(db)
    .where((eb) => (found ? eb("id", "in", found) : isAskedFor(eb, asked)))
    .limit(ACTIVITY_PAGE_SIZE)
    .offset(found ? 0 : start)
    .execute();
  const pageCount = Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE));
  return { lines: await toLines(db, kinds, rows), total, pageCount };
}

/** The last few things that were done. */
export async function listLatestActivity(
  db: Queryable,
  kinds: readonly ContentKind[],
): Promise<ActivityLine[]> {
  return toLines(db, kinds, await newestFirst(db).limit(LATEST).execute());
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

type Asked = Pick<ActivityParams, "person"> & { subjects: readonly string[] | undefined };
type Log = ExpressionBuilder<Schema, "activity_log">;

function newestFirst(db: Queryable) {
  return db
    .selectFrom("activity_log")
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}

function isAskedFor(eb: Log, { subjects, person }: Asked) {
  return eb.and([
    ...(subjects ? [eb("subject", "in", subjects)] : []),
    ...(person === "site"
      ? [
          eb("user_id", "is", null),
          eb("is_of_erased", "=", false),
          eb("action", "not in", STRANGERS_ACTS),
        ]
      : []),
    ...(person && person !== "site" ? [eb("user_id", "=", person.userId)] : []),
  ]);
}

async function countLines(db: Queryable, asked: Asked): Promise<number> {
  const { total } = await db
    .selectFrom("activity_log")
    .select((eb) => eb.fn.countAll().as("total"))
    .where((eb) => isAskedFor(eb, asked))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Databases compare accents each in its own way; twelve months of labels are few. */
async function findIds(db: Queryable, search: string, asked: Asked): Promise<string[]> {
  const words = searchWords(search);
  const rows = await db
    .selectFrom("activity_log")
    .select(["id", "label"])
    .where((eb) => isAskedFor(eb, asked))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.filter(({ label }) => hasWords(searchText(label), words)).map(({ id }) => id);
}

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>["execute"]>>[number];

async function toLines(
  db: Queryable,
  kinds: readonly ContentKind[],
  rows: readonly Row[],
): Promise<ActivityLine[]> {
  const names = await listNames(
    db,
    rows.map((row) => row.user_id),
  );
  const paths = await listPaths(db, kinds, rows);
  const addresses = await listMadeUpNames(db, rows);
  return rows.map((row) => {
    const act = {
      userId: row.user_id,
      userName: names.get(row.user_id ?? "") ?? null,
      action: row.action,
      subject: row.subject,
      subjectId: row.subject_id,
      label: addresses.get(row.id) ?? row.label,
      isOfErased: row.is_of_erased,
    };
    return {
      id: row.id,
      at: row.created_at,
      icon: activityIcon(act, kinds),
      ...activitySentence(act, kinds),
      path: paths.get(row.subject_id ?? "") ?? null,
    };
  });
}

/** The addresses of accounts that lines call by a name that an older command made up; by the id of the line. */
async function listMadeUpNames(db: Queryable, rows: readonly Row[]): Promise<Map<string, string>> {
  const called = rows.filter(
    ({ subject, label }) =>
      (subject === "account" || subject === "profile") && label.endsWith(` ${MADE_UP_LAST_NAME}`),
  );
  if (called.length === 0) return new Map();
  const users = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where(
      "id",
      "in",
      called.map((row) => row.subject_id),
    )
    .execute();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return new Map(
    called.flatMap(({ id, subject_id, label }) => {
      const email = emails.get(subject_id ?? "");
      return email && isMadeUpName(label, email) ? [[id, email] as const] : [];
    }),
  );
}

/** Where the content and the accounts are seen that still exist, out of the trash; by id. */
async function listPaths(
  db: Queryable,
  kinds: readonly ContentKind[],
  rows: readonly Row[],
): Promise<Map<string, string>> {
  const idsOf = (...subjects: string[]) =>
    rows.filter((row) => subjects.includes(row.subject)).flatMap((row) => row.subject_id ?? []);
  const accounts = await listNames(db, idsOf("account", "profile"));
  const paths = new Map([...accounts.keys()].map((id) => [id, ACCOUNTS_PATH]));
  for (const { subject, table, editPath } of kinds) {
    const ids = idsOf(subject);
    if (ids.length === 0) continue;
    const there = await db
      .selectFrom(table)
      .select("id")
      .where("id", "in", ids)
      .where("deleted_at", "is", null)
      .execute();
    for (const { id } of there) paths.set(id, editPath(id));
  }
  return paths;
}

/** The names of accounts, deactivated ones included; an account without a name goes by its address. */
export async function listNames(
  db: Queryable,
  userIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["id", accountName("users.id").as("name")])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name ?? ""]));
}
