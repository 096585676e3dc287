import type { FieldErrors } from "~/lib/field-errors";

/** The parts that every edited record has. */
export type StoredRecord = {
  id: string;
  /** 0 for one that is not stored yet: its id was made by the loader. */
  version: number;
  /** ISO 8601 instant. */
  updatedAt: string | null;
  updatedByName: string | null;
};

/** A record as its form opens it. */
export type EditedRecord<V> = StoredRecord & {
  values: V;
  isTrashed: boolean;
  /** The values that visitors see, of a kind that has drafts; null for a record that they have never seen. */
  published?: V | null;
  /** It came with the demo, and nobody has saved it since. */
  isExample?: boolean;
};

/** Whether something is written in a record that visitors see, and that they do not see. */
export function hasWorkingCopy<V extends object>({ values, published }: EditedRecord<V>): boolean {
  return published != null && valuesKey(published) !== valuesKey(values);
}

/** The answer of a save route, for any record. */
export type RecordAnswer<R> =
  | { kind: "saved"; record: R }
  /** Somebody saved in between: nothing was written, `current` is what is stored now. */
  | { kind: "conflict"; current: R }
  | { kind: "invalid"; errors: FieldErrors }
  /** In the trash: restore it first. */
  | { kind: "trashed" }
  | { kind: "not-found" };

export type SaveAnswer<V> = RecordAnswer<EditedRecord<V>>;

const STATUS: Record<RecordAnswer<unknown>["kind"], number> = {
  saved: 200,
  conflict: 409,
  invalid: 400,
  trashed: 410,
  "not-found": 404,
};

/** JSON, so that no answer ever replaces what is being typed. */
export function saveResponse(answer: RecordAnswer<unknown>): Response {
  return Response.json(answer, { status: STATUS[answer.kind] });
}

const every = () => true;

/** Equal for equal values; `isWanted` limits it to some of the fields. What is undefined counts as left out. */
export function valuesKey(values: object, isWanted: (name: string) => boolean = every): string {
  return jsonKey(Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))));
}

/** JSON that is equal for equal values, in whatever order their names stand. */
function jsonKey(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isParts(inner) ? sorted(inner) : inner));
}

function sorted(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of `one`, with those of `other` in the fields that are taken. */
export function withFieldsOf<V extends object>(
  one: V,
  other: V,
  isTaken: (name: string) => boolean,
): V {
  const merged = { ...one };
  for (const name in { ...one, ...other }) {
    if (isTaken(name)) merged[name] = other[name];
  }
  return merged;
}

/** The values of `after` that are not those of `before`. */
export function changesBetween<V extends object>(before: V, after: V): Partial<V> {
  const changes: Partial<V> = {};
  for (const name in { ...before, ...after }) {
    if (jsonKey(before[name]) !== jsonKey(after[name])) changes[name] = after[name];
  }
  return changes;
}
