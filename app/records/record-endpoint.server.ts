import { z } from "zod";
import { saveResponse } from "~/editing/edited-record";
import { NOT_UNDERSTOOD } from "~/lib/command";
import type { RequestFailure } from "~/lib/request-failure";
import { isUuid } from "~/lib/uuid";
import { commandResponse } from "~/platform/command-answer.server";
import { readForm, readJson } from "~/platform/request-body.server";
import type { Services } from "~/platform/services.server";
import { type AnyKind, emptyValues } from "./kind";
import { checkValues, saveWithPicture } from "./save-record.server";
import type { ServerKind } from "./server-kind";
import { setRecordTrashed } from "./trash.server";

type Asked = { id: string; user: { userId: string; name: string | null }; site: Services };

const saveSchema = z.object({
  intent: z.literal("save"),
  version: z.number().int().min(0).max(2_147_483_647),
  values: z.custom<Record<string, unknown>>(isPlainObject),
});

const UNREADABLE_SAVE: RequestFailure = {
  kind: "failed",
  message: NOT_UNDERSTOOD.message,
  needsLogin: false,
};

/** What is asked of one record: a save in JSON, or a command in a form that needs no scripts. */
export async function answerRecord(
  request: Request,
  server: ServerKind,
  asked: Asked,
): Promise<Response> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  return isJson ? saveSent(request, server, asked) : runCommand(request, server, asked);
}

/** JSON, so that no answer ever replaces what is being typed. */
async function saveSent(
  request: Request,
  server: ServerKind,
  { id, user, site }: Asked,
): Promise<Response> {
  if (!isUuid(id)) return saveResponse({ kind: "not-found" });
  const save = saveSchema.safeParse(await readJson(request));
  const { kind } = server;
  const checked = save.success ? checkValues(kind, sentValues(kind, save.data)) : null;
  if (!save.success || !checked) return Response.json(UNREADABLE_SAVE, { status: 400 });
  if ("errors" in checked) return saveResponse({ kind: "invalid", errors: checked.errors });
  const { version } = save.data;
  const act = { id, version, values: checked.values, ...user, now: site.now };
  return saveResponse(await saveWithPicture(site, server, act));
}

/** With all the names of the kind where nothing is stored that a missing one could keep. */
function sentValues(kind: AnyKind, { version, values }: z.output<typeof saveSchema>) {
  return version === 0 ? { ...emptyValues(kind), ...values } : values;
}

function isPlainObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** JSON for the page's own scripts, back to the list for a plain form. */
async function runCommand(
  request: Request,
  server: ServerKind,
  { id, user, site }: Asked,
): Promise<Response> {
  const intent = (await readForm(request, { fields: 10 })).get("intent");
  const isKnown = isUuid(id) && (intent === "trash" || intent === "restore");
  const act = { id, isTrashed: intent === "trash", userId: user.userId, now: site.now };
  const answer = isKnown ? await setRecordTrashed(site.database, server, act) : NOT_UNDERSTOOD;
  return commandResponse(request, answer, { back: server.kind.path, status: isKnown ? 200 : 400 });
}
