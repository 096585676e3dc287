import type { FieldErrors } from "~/lib/field-errors";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { FieldInput, Fields, KeyTarget, Person, ReferenceTarget } from "./fields";
import { recordTables } from "./rows.server";
import { rowsOf } from "./rows-of-kind.server";

type Values = Record<string, unknown>;

/**
 * The fields that mean a record which is in the trash, or gone. One that was there before stays as it is: it
 * must not keep anything else from being saved.
 */
export async function lostReferences(
  trx: DatabaseTransaction,
  fields: Fields,
  { before, values }: { before: Values; values: Values },
  knownKeys: KnownKeys = createKnownKeys(trx),
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, { input }] of Object.entries(fields)) {
    if (input.type === "list") {
      const items = { before: itemsOf(before[name]), values: itemsOf(values[name]) };
      Object.assign(errors, await lostInItems(trx, name, input.fields, items, knownKeys));
      continue;
    }
    if (input.type === "key") {
      const isNew = values[name] !== null && values[name] !== before[name];
      if (isNew && !(await knownKeys(input.to)).has(String(values[name]))) {
        errors[name] = [input.lost];
      }
      continue;
    }
    const meant = meantBy(input, values[name]);
    if (!meant) continue;
    const known = meantBy(input, before[name])?.ids ?? [];
    const added = meant.ids.filter((id) => !known.includes(id));
    if (await isOneMissing(trx, meant.among, added)) errors[name] = [meant.lost];
  }
  return errors;
}

type KnownKeys = (target: KeyTarget) => Promise<Pick<ReadonlySet<string>, "has">>;

const ANY_KEY = { has: () => true };

/** The keys of a sort, asked for once in a save; the key of a record is never given to another. */
function createKnownKeys(trx: DatabaseTransaction): KnownKeys {
  const read = new Map<string, ReadonlySet<string>>();
  return async ({ subject, isStored, also = [] }) => {
    if (!isStored) return ANY_KEY;
    const known = read.get(subject) ?? new Set([...also, ...(await listKeys(trx, subject))]);
    read.set(subject, known);
    return known;
  };
}

async function listKeys(trx: DatabaseTransaction, subject: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("club_records")
    .select("key")
    .where("kind", "=", subject)
    .execute();
  return rows.flatMap(({ key }) => key ?? []);
}

type ListedItem = Values & { id: string };

const itemsOf = (value: unknown) => (value ?? []) as ListedItem[];

/** The same of each item of a list, by its place: `calls.{id}.person`. */
async function lostInItems(
  trx: DatabaseTransaction,
  list: string,
  fields: Fields,
  items: { before: readonly ListedItem[]; values: readonly ListedItem[] },
  knownKeys: KnownKeys,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const item of items.values) {
    const before = items.before.find(({ id }) => id === item.id) ?? {};
    const lost = await lostReferences(trx, fields, { before, values: item }, knownKeys);
    for (const [name, messages] of Object.entries(lost)) {
      errors[`${list}.${item.id}.${name}`] = messages;
    }
  }
  return errors;
}

type Meant = { among: readonly ReferenceTarget[]; ids: string[]; lost: string };

/** The records that a value means; null for a field that means none. */
function meantBy(input: FieldInput, value: unknown): Meant | null {
  if (input.type === "reference") {
    const { to, lost } = input;
    return { among: [to], ids: typeof value === "string" ? [value] : [], lost };
  }
  if (input.type !== "people") return null;
  const people = (value ?? []) as Person[];
  const ids = people.flatMap((person) => ("id" in person ? person.id : []));
  return { among: input.among, ids, lost: input.lost };
}

async function isOneMissing(
  trx: DatabaseTransaction,
  among: readonly ReferenceTarget[],
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  let present = 0;
  for (const target of among) {
    const rows = await recordTables(trx)
      .selectFrom(target.table)
      .select("id")
      .where(rowsOf(target))
      .where("deleted_at", "is", null)
      .where("id", "in", [...ids])
      .execute();
    present += rows.length;
  }
  return present < new Set(ids).size;
}
