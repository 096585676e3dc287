import { saveResponse } from "~/editing/edited-record";
import type { CommandFields } from "~/lib/command";
import { isUuid } from "~/lib/uuid";
import { commandResponse } from "~/platform/command-answer.server";
import { readForm, readJson } from "~/platform/request-body.server";
import type { Services } from "~/platform/services.server";
import { MISUNDERSTOOD } from "./acts.server";
import type { ContentKind } from "./content-kind";
import { readSentSave } from "./read-sent-save";
import type { Rules } from "./rules";
import { discardDraft, saveWithPictures } from "./save-record.server";
import { sentDiscardSchema, unreadableSave } from "./sent-save";

type Asked = {
  id: string;
  user: { userId: string; name: string | null };
  services: Services;
};

/** Answers a save in JSON, so that no answer ever replaces what is being typed. */
export async function answerSave(
  request: Request,
  rules: Rules,
  { id, user, services }: Asked,
): Promise<Response> {
  if (!isUuid(id)) return saveResponse({ kind: "not-found" });
  const sent = await readJson(request);
  const { kind } = rules;
  const discard = sentDiscardSchema.safeParse(sent);
  if (discard.success && kind.isDrafted) {
    const { version } = discard.data;
    const act = { id, version, ...user, now: services.now };
    return saveResponse(await discardDraft(services.database, rules, act));
  }
  const read = readSentSave(kind, sent, services.now);
  if (!read) return unreadableSave();
  if ("errors" in read) return saveResponse({ kind: "invalid", errors: read.errors });
  const act = { id, ...read.save, ...user, now: services.now };
  return saveResponse(await saveWithPictures(services, rules, act));
}

/**
 * Does what a form asks to be done to one thing of a kind: JSON for the page's own scripts, back to the
 * list for a plain form.
 */
export async function answerAct(
  request: Request,
  { acts, listPath }: Pick<ContentKind, "acts" | "listPath">,
  { id, user, services }: Asked,
): Promise<Response> {
  const { intent = "", ...sent } = textFields(await readForm(request, { fields: 10 }));
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  const { database, now } = services;
  const asked = { id, userId: user.userId, now, sent: { ...sent, intent, id } };
  const { status = 200, ...answer } =
    act && isUuid(id) ? await act(database, asked) : MISUNDERSTOOD;
  return commandResponse(request, answer, { back: listPath, status });
}

function textFields(form: FormData): CommandFields {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}
