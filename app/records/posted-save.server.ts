import { saveResponse } from "~/editing/edited-record";
import { isJson, readJson } from "~/platform/request-body.server";
import type { Fields, Values } from "./fields";
import type { Kind } from "./kind";
import { type DescribedSave, readSentSave } from "./read-sent-save";
import { olderEditor, unreadableSave } from "./sent-save";

/** The save that a request asks for, or the answer to one that cannot be read or is refused. */
export async function readPostedSave<F extends Fields>(
  request: Request,
  kind: Pick<Kind<F>, "fields" | "check">,
  now: Date,
): Promise<DescribedSave<Values<F>> | Response> {
  if (!isJson(request)) return olderEditor();
  const read = readSentSave(kind, await readJson(request), now);
  if (!read) return unreadableSave();
  if ("errors" in read) return saveResponse({ kind: "invalid", errors: read.errors });
  return read.save;
}
