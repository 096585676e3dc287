/** Errors by form field name (`name`, `images[0].alt`), as Conform's `reply` takes them. */
export type FieldErrors = Record<string, string[]>;

/** What any record that is edited has. */
export type StoredRecord = {
  id: string;
  /** 0 for one that is not stored yet: its id was made by the loader. */
  version: number;
  /** ISO 8601 instant. */
  updatedAt: string | null;
  updatedByName: string | null;
};

/** A record as its form opens it. */
export type EditedRecord<V> = StoredRecord & { values: V; isTrashed: boolean };

/** What a save route answers, whatever the record. */
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
