import type { SaveIntent } from "~/editing/session-state";
import type { FieldErrors } from "~/lib/field-errors";
import { allErrors, checkFields } from "./check-values";
import type { Fields, Values } from "./fields";
import type { Kind } from "./kind";
import { sentSaveSchema, sentValues } from "./sent-save";

export type DescribedSave<V> = {
  intent: SaveIntent;
  version: number;
  values: Partial<V>;
};

type ReadSave<V> =
  | { save: DescribedSave<V> }
  | { errors: FieldErrors }
  /** No form of the kind sends this. */
  | null;

/** Reads a save of a described record as its form sends it, each value by the rule of its field. */
export function readSentSave<F extends Fields>(
  kind: Pick<Kind<F>, "fields" | "check" | "isDrafted">,
  sent: unknown,
  now: Date,
): ReadSave<Values<F>> {
  const { data } = sentSaveSchema.safeParse(sent);
  if (!data || (data.intent === "autosave" && !kind.isDrafted)) return null;
  const checkedAs = data.intent === "save" ? "publish" : "draft";
  const checked = checkFields(kind, sentValues(kind, data), checkedAs);
  if (!checked) return null;
  if ("errors" in checked) {
    return { errors: allErrors(kind, checked, { intent: checkedAs, now, others: [] }) };
  }
  const { intent, version } = data;
  return { save: { intent, version, values: checked.values as Partial<Values<F>> } };
}
