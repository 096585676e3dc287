import type { SaveAnswer } from "~/editing/edited-record";
import type { SaveIntent } from "~/editing/session-state";
import type { CommandAnswer } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { Acts } from "./acts.server";
import type { Fields, Values } from "./fields";
import type { AnyKind, Kind } from "./kind";

/** A save that is asked for. */
export type Save<V = Record<string, unknown>> = {
  /** Null for the site itself. */
  userId: string | null;
  /** The person's name, as lists show it. */
  name: string | null;
  now: Date;
  /** Made with the form of a new record, so that the form sent twice makes one record. */
  id: string;
  /** The version that the form was opened with; 0 for a new record. */
  version: number;
  /** Checked by the rules of their fields; a field that was not sent keeps its stored value. */
  values: Partial<V>;
  /** `autosave` keeps a draft; by the main button when left out. */
  intent?: SaveIntent;
};

/** The values of a save, and those that visitors see until then; null for what they have never seen. */
type Settled<V> = { id: string; before: V | null; values: V };

/** How a kind differs from the others on the server. */
type Slots<F extends Fields> = {
  /** By intent. */
  acts?: Acts;
  /** Answers a save in its transaction instead of writing it; null lets it be written. */
  resolve?(trx: DatabaseTransaction, save: Save<Values<F>>): Promise<SaveAnswer<Values<F>> | null>;
  /**
   * The values to store, where they are not those that were sent, and errors that only the database knows.
   * Not asked of a draft.
   */
  settle?(
    trx: DatabaseTransaction,
    save: Settled<Values<F>>,
  ): Promise<{
    values: Values<F>;
    errors: FieldErrors;
  }>;
  /** The key that a record gets when visitors first see it; it never changes. */
  keyOf?(values: Values<F>): string;
  /** Changes what goes with a save, once it is written for visitors. */
  afterSave?(
    trx: DatabaseTransaction,
    save: Settled<Values<F>> & { userId: string | null; now: Date },
  ): Promise<void>;
  /** Why one may not go to the trash, with a page that shows what keeps it; null when it may. */
  refuseTrashing?(
    trx: DatabaseTransaction,
    id: string,
    now: Date,
  ): Promise<Pick<CommandAnswer, "message" | "page"> | null>;
  /** The ids of others that go to the trash with one. */
  alsoTrashed?(trx: DatabaseTransaction): Promise<string[]>;
  /** Why one may not come back from the trash; null when it may. */
  refuseRestoring?(
    trx: DatabaseTransaction,
    record: { id: string; values: Values<F> },
  ): Promise<string | null>;
  /** Instead of «… est dans la corbeille.». */
  trashedMessage?(
    trx: DatabaseTransaction,
    record: { id: string; title: string; now: Date },
  ): Promise<string>;
  /** Instead of «… a retrouvé sa place.». */
  restoredMessage?(values: Values<F>, now: Date): string;
};

/** A kind together with its rules on the server, for code that serves every kind. */
export type Rules = Slots<Fields> & { kind: AnyKind };

/** Gives a kind its rules; the compiler holds them against its fields. */
export function rules<F extends Fields>(kind: Kind<F>, slots: Slots<F> = {}): Rules {
  return { ...slots, kind };
}
