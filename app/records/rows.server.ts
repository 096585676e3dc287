import type { Kysely } from "kysely";
import type { EditedRecord } from "~/editing/edited-record";
import { RECORDS_PER_PAGE } from "~/editing/list-address";
import {
  type ShortListPage,
  type ShortListQuery,
  shortListPage,
  sortByName,
} from "~/lib/short-list";
import { bestMatches, matchRank } from "~/lib/word-match";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { exampleFlag } from "~/platform/database/example-rows.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import { accountName } from "~/platform/person-names.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";
import type { Fields, ShortChoice, Values } from "./fields";
import { readKeyNames } from "./key-names.server";
import { type AnyKind, type Kind, type ListedKind, mapFields, pictureOf, titleOf } from "./kind";
import { hasBody, rowsOf } from "./rows-of-kind.server";
import { type ColumnValue, fromColumn, readBody, toColumn } from "./stored-values.server";

/** A row of any kind: the engine's columns, and those of its fields. */
type RecordColumns = Record<string, ColumnValue> & {
  id: string;
  version: number;
  updated_at: string;
  deleted_at: string | null;
};

type RecordTables = Record<VersionedTable, RecordColumns>;

/** The tables of records by the columns that descriptions name; `kinds.db.test.tsx` holds both against each other. */
export function recordTables(db: Queryable): Kysely<RecordTables> {
  return db as unknown as Kysely<RecordTables>;
}

/** The column of a field: `fullName` → `full_name`, unless it says so. */
export function columnOf({ fields }: AnyKind, name: string): string {
  const column = fields[name]?.column;
  if (column !== undefined) return column;
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The values of a record, by column. */
function columnsOf(kind: AnyKind, values: Record<string, unknown>): Record<string, ColumnValue> {
  if (hasBody(kind)) {
    return {
      kind: kind.subject,
      title: titleOf(kind, values),
      content: JSON.stringify(values),
    };
  }
  const columns = Object.entries(kind.fields).map(([name, field]) => [
    columnOf(kind, name),
    toColumn(field, values[name]),
  ]);
  return Object.fromEntries(columns);
}

/** A record as it is stored, the trash included. */
export type ListedRecord<V> = EditedRecord<V> & {
  /** ISO 8601 instants. */
  updatedAt: string;
  deletedAt: string | null;
};

type RecordRow = RecordColumns & { updated_by_name: string | null; is_example: number };

function toRecord<F extends Fields>(kind: Kind<F>, row: RecordRow): ListedRecord<Values<F>> {
  return {
    id: row.id,
    version: row.version,
    ...(versionsOfRow(kind, row) as Pick<ListedRecord<Values<F>>, "values" | "published">),
    updatedAt: row.updated_at,
    updatedByName: row.updated_by_name,
    deletedAt: row.deleted_at,
    isTrashed: row.deleted_at !== null,
    ...(row.is_example === 1 && { isExample: true }),
  };
}

/** The values as the form opens them, and those that visitors see. A record that was never published has no key yet. */
function versionsOfRow(
  kind: AnyKind,
  row: RecordColumns,
): Pick<EditedRecord<Record<string, unknown>>, "values" | "published"> {
  const values = valuesOfRow(kind, row);
  if (!kind.isDrafted) return { values };
  const draft = row.draft ? readBody(kind, String(row.draft)) : null;
  return { values: draft ?? values, published: row.key === null ? null : values };
}

/** The values that visitors see of a record; null when they have never seen it. */
export function publishedValues<V>({ values, published = values }: EditedRecord<V>): V | null {
  return published;
}

function valuesOfRow(kind: AnyKind, row: RecordColumns): Record<string, unknown> {
  if (hasBody(kind)) return readBody(kind, String(row.content));
  return mapFields(kind.fields, (field, name) =>
    fromColumn(field, row[columnOf(kind, name)] ?? null),
  );
}

function selectRecords(db: Queryable, kind: AnyKind) {
  return recordTables(db)
    .selectFrom(`${kind.table} as record`)
    .selectAll("record")
    .where(rowsOf(kind))
    .select(accountName("record.updated_by").as("updated_by_name"))
    .select(exampleFlag(kind.table, "record").as("is_example"))
    .$castTo<RecordRow>();
}

/** A record, the trash included; null when there is none. */
export async function findRecord<F extends Fields>(
  db: Queryable,
  kind: Kind<F>,
  id: string,
): Promise<ListedRecord<Values<F>> | null> {
  const row = await selectRecords(db, kind).where("record.id", "=", id).executeTakeFirst();
  return row ? toRecord(kind, row) : null;
}

/**
 * A page of a short list or of its trash, by name. Reads and sorts the whole table: kinds of which
 * there may be thousands (articles) are paged in SQL instead.
 */
export async function readShortList<F extends Fields>(
  db: Queryable,
  kind: ListedKind<F>,
  query: ShortListQuery,
): Promise<ShortListPage<ListedRecord<Values<F>>>> {
  const rows = await selectRecords(db, kind).orderBy("record.id").execute();
  return shortListPage(
    rows.map((row) => toRecord(kind, row)),
    { ...query, pageSize: RECORDS_PER_PAGE },
    {
      nameOf: ({ values }) => titleOf(kind, values),
      textOf: ({ values }) => kind.list.searched.map((name) => values[name]).join(" "),
    },
  );
}

/** The stored paths of the pictures that visitors see: those of every record outside the trash that is published. */
export async function listShownPictures(db: Queryable, kind: AnyKind): Promise<string[]> {
  const picture = pictureOf(kind);
  if (!picture) return [];
  const column = hasBody(kind) ? "content" : columnOf(kind, picture.name);
  const rows = await recordTables(db)
    .selectFrom(kind.table)
    .select(column)
    .where(rowsOf(kind))
    .where("deleted_at", "is", null)
    .$if(kind.isDrafted === true, (query) => query.where("key", "is not", null))
    .execute();
  return rows.flatMap((row) => mentionedPaths(String(row[column] ?? "")));
}

/** A club has a few dozen: the limit bounds the work of a search. */
const SEARCHED_ROWS = 1000;

/** Every record of a kind outside the trash. For kinds of which there are a few dozen. */
export async function listPresent<F extends Fields>(
  db: Queryable,
  kind: Kind<F>,
): Promise<ListedRecord<Values<F>>[]> {
  const rows = await selectRecords(db, kind)
    .where("record.deleted_at", "is", null)
    .orderBy("record.id")
    .execute();
  return rows.map((row) => toRecord(kind, row));
}

/** The records of a kind that a form may choose from, by name. */
export async function listChoices(db: Queryable, kind: AnyKind): Promise<ShortChoice[]> {
  const present = await listPresent(db, kind);
  const choices = present.map(({ id, values }) => ({ value: id, label: titleOf(kind, values) }));
  return sortByName(choices, ({ label }) => label);
}

/** The values of the other records outside the trash that the check of a kind looks at: all of the club's content. */
export async function listCheckedOthers<F extends Fields>(
  db: Queryable,
  kind: Kind<F>,
  id: string,
): Promise<Values<F>[]> {
  if (!kind.check || !hasBody(kind)) return [];
  const present = await listPresent(db, kind);
  const others = present.filter((record) => record.id !== id).map(publishedValues);
  return others.filter((values) => values !== null);
}

/** Records of a short list that match, outside the trash: the best first, then by name. */
export async function searchShortList(
  db: Queryable,
  kind: ListedKind<Fields>,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<{ id: string; label: string; detail: string }[]> {
  if (words.length === 0) return [];
  const rows = await selectRecords(db, kind)
    .where("record.deleted_at", "is", null)
    .orderBy("record.id")
    .limit(SEARCHED_ROWS)
    .execute();
  const others = kind.list.foundBy.filter((name) => name !== kind.title);
  const isOwned = await ownedBy(db, kind);
  const records = rows.map((row) => toRecord(kind, row)).filter(({ values }) => isOwned(values));
  const nameOf = await readKeyNames(db, kind.fields);
  const found = records.map(({ id, values }) => {
    const told = [kind.list.detailOf?.(values, nameOf), ...others.map((name) => values[name])];
    return { id, label: titleOf(kind, values), detail: told.filter(Boolean).join(" ") };
  });
  const sorted = sortByName(found, ({ label }) => label);
  return bestMatches(sorted, ({ label, detail }) => matchRank(words, label, detail), limit);
}

/** Whether a record still has the one that it belongs to; true for a kind whose records stand alone. */
async function ownedBy(
  db: Queryable,
  { list: { belongsTo }, fields }: ListedKind<Fields>,
): Promise<(values: Record<string, unknown>) => boolean> {
  const input = belongsTo === undefined ? null : fields[belongsTo]?.input;
  if (belongsTo === undefined || input?.type !== "reference") return () => true;
  const rows = await recordTables(db)
    .selectFrom(input.to.table)
    .select("id")
    .where(rowsOf(input.to))
    .where("deleted_at", "is", null)
    .execute();
  const present = new Set(rows.map(({ id }) => id));
  return (values) => present.has(String(values[belongsTo]));
}

type Written = {
  id: string;
  /** The version that it gets. */
  version: number;
  values: Record<string, unknown>;
  /** The draft beside them, of a kind that has drafts; none when left out. */
  workingCopy?: Record<string, unknown> | null;
  /** For one that gets its key now. */
  key?: string | undefined;
  userId: string | null;
  now: Date;
};

export async function insertRecord(
  trx: DatabaseTransaction,
  kind: AnyKind,
  record: Written,
): Promise<void> {
  await recordTables(trx)
    .insertInto(kind.table)
    .values({
      ...writtenColumns(kind, record),
      id: record.id,
      created_at: record.now.toISOString(),
      deleted_at: null,
    })
    .execute();
}

export async function updateRecord(
  trx: DatabaseTransaction,
  kind: AnyKind,
  record: Written,
): Promise<void> {
  await recordTables(trx)
    .updateTable(kind.table)
    .set(writtenColumns(kind, record))
    .where("id", "=", record.id)
    .execute();
}

function writtenColumns(kind: AnyKind, record: Written) {
  const { version, values, key, userId, now } = record;
  return {
    ...columnsOf(kind, values),
    ...(kind.isDrafted && draftColumns(record)),
    ...(key !== undefined && { key }),
    version,
    updated_at: now.toISOString(),
    updated_by: userId,
  };
}

function draftColumns({ workingCopy = null, userId, now }: Written) {
  return {
    draft: workingCopy && JSON.stringify(workingCopy),
    draft_at: workingCopy && now.toISOString(),
    draft_by: workingCopy && userId,
  };
}
