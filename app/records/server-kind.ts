import type { FieldErrors } from "~/lib/field-errors";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { AnyKind } from "./kind";
import type { SaveAnswer } from "./record";

/** A save that is asked for. */
export type Save = {
  userId: string;
  /** Of the person, as lists say it. */
  name: string | null;
  now: Date;
  /** Made with the form of a new one: sent twice, it is one record. */
  id: string;
  /** The version that was looked at; 0 for a new one. */
  version: number;
  /** What was sent, as the rules of its fields left it; a field that was not sent keeps what is stored. */
  values: Record<string, unknown>;
};

/** What the server alone knows of a kind: how it is unlike the others. */
export type ServerKind = {
  kind: AnyKind;
  /** What is wrong, by field, of values that are right one by one. */
  check?(values: Record<string, unknown>, now: Date): FieldErrors;
  /** Answers a save instead of writing it, in its transaction; null when it is to be written. */
  resolve?(
    trx: DatabaseTransaction,
    save: Save,
  ): Promise<SaveAnswer<Record<string, unknown>> | null>;
  /** Others that go to the trash with one. */
  alsoTrashed?(trx: DatabaseTransaction): Promise<string[]>;
  /** Why one may not come back from there; null when it may. */
  refuseRestoring?(trx: DatabaseTransaction): Promise<string | null>;
  /** Said instead of «est dans la corbeille», «a retrouvé sa place». */
  trashedMessage?(title: string): string;
  restoredMessage?(values: Record<string, unknown>, now: Date): string;
};
