import { z } from "zod";
import { NOT_UNDERSTOOD } from "~/lib/command";
import { requestFailure } from "~/lib/request-failure";
import { type AnyKind, emptyParts } from "./kind";

/** Values on the wire, by the name of their field: what they hold is for the rules of the fields to say. */
export const sentValuesSchema = z.custom<Record<string, unknown>>(isPlainObject);

const version = z.number().int().min(0);

/** A save in JSON. */
export const sentSaveSchema = z.object({
  intent: z.enum(["autosave", "save"]),
  version,
  values: sentValuesSchema,
});

/** Gives up what is written beside what visitors see. */
export const sentDiscardSchema = z.object({
  intent: z.literal("discard"),
  version,
});

function isPlainObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A new record has no stored values that a missing name could keep: it gets every field. */
export function sentValues(
  { fields }: Pick<AnyKind, "fields">,
  { version, values }: { version: number; values: Record<string, unknown> },
): Record<string, unknown> {
  return version === 0 ? { ...emptyParts(fields), ...values } : values;
}

/** Answers a save that no form of the site sends. */
export function unreadableSave(): Response {
  return Response.json(requestFailure(NOT_UNDERSTOOD.message), { status: 400 });
}

const OLDER_EDITOR =
  "Le site a été mis à jour depuis que cette page est ouverte\u00a0: rechargez-la. Votre texte est gardé dans ce navigateur, et vous sera proposé.";

/** Answers the editor of an older version of the site, which posts a form. */
export function olderEditor(): Response {
  return Response.json(requestFailure(OLDER_EDITOR), { status: 400 });
}
