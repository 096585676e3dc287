import type { EditedRecord, SaveAnswer } from "~/editing/edited-record";
import type { SaveIntent } from "~/editing/session-state";
import type { FieldErrors } from "~/lib/field-errors";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import type { Fields } from "./fields";
import type { History } from "./history.server";
import type { CheckContext } from "./kind";

/** A document as it is stored. */
export type StoredDocument<V> = {
  id: string;
  version: number;
  isTrashed: boolean;
  /** What visitors see, or would see. */
  live: V;
  /** What is being written beside it; null when there is nothing. */
  workingCopy: V | null;
};

/** The values that the form of a document opens. */
export function editedValues<V>({ live, workingCopy }: StoredDocument<V>): V {
  return workingCopy ?? live;
}

export type By = {
  /** Null for the site itself and the command line. */
  userId: string | null;
  now: Date;
};

/** A document to store. `beside` is what belongs to it and is no value: the publication of an article. */
export type WrittenDocument<V, B> = By & {
  id: string;
  /** The version that it gets. */
  version: number;
  live: V;
  workingCopy: V | null;
  beside: B;
};

/** Where the documents of one kind are stored. */
export type Store<V, S extends StoredDocument<V>, B> = {
  /** A document, the trash included; null when there is none. */
  find(db: Queryable, id: string): Promise<S | null>;
  /** `before` is null for a new document. */
  write(trx: DatabaseTransaction, written: WrittenDocument<V, B>, before: S | null): Promise<S>;
};

/** A save that is asked for. */
export type DocumentSave<V, B> = By & {
  /** Made with the form of a new document, so that the form sent twice makes one. */
  id: string;
  /** The version that the form was opened with; 0 for a new document. */
  version: number;
  intent: SaveIntent;
  /** They pass the rules of their fields; a name that is left out keeps what is stored. */
  values: Partial<V>;
  beside: B;
};

/** The same with every value. */
export type WholeSave<V, B> = Omit<DocumentSave<V, B>, "values"> & { values: V };

/** The outcome of an act; nothing was written unless it is `saved`. */
export type DocumentAnswer<S> =
  | { kind: "saved"; stored: S; isNew: boolean }
  /** Somebody saved in between: `current` is what is stored now. */
  | { kind: "conflict"; current: S }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "trashed" }
  | { kind: "not-found" };

/** A document together with what its form opens. */
export type RecordDocument<V> = StoredDocument<V> & { record: EditedRecord<V> };

export function toSaveAnswer<V>(answer: DocumentAnswer<RecordDocument<V>>): SaveAnswer<V> {
  if (answer.kind === "saved") return { kind: "saved", record: answer.stored.record };
  if (answer.kind === "conflict") return { kind: "conflict", current: answer.current.record };
  return answer;
}

/** The documents of one kind on the server: where they are stored, and how they differ from others. */
export type Documents<V extends object, S extends StoredDocument<V>, B, A extends string> = {
  kind: {
    subject: string;
    fields: Fields;
    check?(values: V, context: CheckContext<V>): FieldErrors;
  };
  /** The name of a document in the activity log. */
  labelOf(values: V): string;
  store: Store<V, S, B>;
  /** Null for a kind that keeps none. */
  history: History<V, A> | null;
  /** Whether visitors see it: then a save while typing goes to the working copy. */
  isShown(stored: S): boolean;
  besideOf(stored: S): B;
  /** Answers a save instead of writing it; null lets it be written. */
  answerFirst?(
    trx: DatabaseTransaction,
    save: DocumentSave<V, B>,
  ): Promise<DocumentAnswer<S> | null>;
  /** The values to store, where they are not those that were sent, and errors that only the database knows. */
  settle?(
    trx: DatabaseTransaction,
    stored: S | null,
    save: { id: string; intent: SaveIntent; values: V },
  ): Promise<{ values: V; errors: FieldErrors }>;
  /** `publish` when visitors will see what is saved; it is for every save by the main button when left out. */
  checkedAs?(save: WholeSave<V, B>): CheckContext["intent"];
  /** The values of the other documents that its check looks at; none when left out. */
  listOthers?(trx: DatabaseTransaction, id: string): Promise<V[]>;
  /** Errors of what stands beside the values. */
  checkBeside?(save: WholeSave<V, B>, stored: S | null): FieldErrors;
  /** The name of a save in the history, and what stands beside the values afterwards. */
  actOf?(save: WholeSave<V, B>, stored: S | null): { act: A | "edit"; beside: B };
  /** Notes the files that a change leaves unused. */
  noteFiles(
    trx: DatabaseTransaction,
    change: { before: S | null; after: S; now: Date },
  ): Promise<void>;
  /** Writes a save into the activity log. */
  noteSave(
    trx: DatabaseTransaction,
    change: { save: WholeSave<V, B>; act: A | "edit"; before: S | null },
  ): Promise<void>;
};
