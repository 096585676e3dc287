import type { FieldErrors } from "~/lib/field-errors";
import { completeValues, leftOutErrors } from "~/records/complete-values";
import { emptyParts } from "~/records/kind";
import { readSentSave } from "~/records/read-sent-save";
import { type BatchValues, photoBatch, TITLE_MISSING } from "./photo-batch";

type ReadBatch =
  | { batch: BatchValues }
  | { errors: FieldErrors }
  /** No form of the site sends this. */
  | null;

/** Reads several new photos as their form sends them. */
export function readSentBatch(sent: unknown, now: Date): ReadBatch {
  const read = readSentSave(photoBatch, sent, now);
  if (!read) return null;
  if ("errors" in read) return { errors: withoutTitles(read.errors) };
  const { fields } = photoBatch;
  const empty = emptyParts(fields);
  const batch = completeValues(fields, read.save.values, empty) as BatchValues;
  const leftOut = { sent: read.save.values, stored: empty, intent: "publish" } as const;
  const errors = { ...photoBatch.check(batch), ...leftOutErrors(fields, leftOut) };
  return Object.keys(errors).length > 0 ? { errors } : { batch };
}

/** A common title that is too long is missing nowhere. */
function withoutTitles(errors: FieldErrors): FieldErrors {
  if (!errors.seriesTitle) return errors;
  const left = Object.entries(errors).filter(([, [message]]) => message !== TITLE_MISSING);
  return Object.fromEntries(left);
}
