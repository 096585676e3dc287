import { saveResponse } from "~/editing/edited-record";
import { type CommandAnswer, NOT_UNDERSTOOD } from "~/lib/command";
import { isUuid } from "~/lib/uuid";
import { commandResponse } from "~/platform/command-answer.server";
import { isJson, readForm, readJson } from "~/platform/request-body.server";
import type { Services } from "~/platform/services.server";
import { readSentSave } from "./read-sent-save";
import type { Rules } from "./rules";
import { discardDraft, saveWithPictures } from "./save-record.server";
import { sentDiscardSchema, unreadableSave } from "./sent-save";
import { setRecordTrashed } from "./trash.server";

type Asked = {
  id: string;
  user: { userId: string; name: string | null };
  services: Services;
};

/** Answers a save in JSON, or a command in a form that needs no scripts, for one record. */
export async function answerRecord(
  request: Request,
  rules: Rules,
  asked: Asked,
): Promise<Response> {
  return isJson(request) ? saveSent(request, rules, asked) : runCommand(request, rules, asked);
}

/** JSON, so that no answer ever replaces what is being typed. */
async function saveSent(
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

/** JSON for the page's own scripts, back to the list for a plain form. */
async function runCommand(
  request: Request,
  rules: Rules,
  { id, user, services }: Asked,
): Promise<Response> {
  const intent = String((await readForm(request, { fields: 10 })).get("intent"));
  const act = isUuid(id) ? commandOf(rules, intent) : null;
  const answer = act ? await act({ id, userId: user.userId, services }) : NOT_UNDERSTOOD;
  return commandResponse(request, answer, { back: rules.kind.path, status: act ? 200 : 400 });
}

type Command = (asked: {
  id: string;
  userId: string;
  services: Services;
}) => Promise<CommandAnswer>;

/** To the trash, back, or an act of the kind; null for an intent that is none. */
function commandOf(rules: Rules, intent: string): Command | null {
  if (intent === "trash" || intent === "restore") {
    const isTrashed = intent === "trash";
    return ({ id, userId, services: { database, now } }) =>
      setRecordTrashed(database, rules, { id, isTrashed, userId, now });
  }
  const acts = rules.acts ?? {};
  const own = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!own) return null;
  return ({ id, userId, services: { database, now } }) => own(database, { id, userId, now });
}
