import { z } from "zod";
import type { FieldErrors } from "~/lib/field-errors";
import { writtenTextSchema } from "~/lib/line-schema";
import { storableLines } from "~/lib/storable-text";

export const SUPPORT_MESSAGE_LIMIT = 5_000;
const DIAGNOSTICS_LIMIT = 20_000;

/** Limit of a screenshot once the browser has made it lighter, in bytes. */
export const SCREENSHOT_BYTES = 2 * 1_048_576;
export const SCREENSHOT_TOO_HEAVY =
  "Cette image dépasse 2\u00a0Mo. Recadrez-la, ou envoyez le message sans elle.";

const message = writtenTextSchema(
  "Le message",
  "Décrivez ce qui se passe\u00a0: une phrase suffit.",
  SUPPORT_MESSAGE_LIMIT,
);

/** The part of a request that a volunteer writes. */
export const supportMessageSchema = z.object({ message });

/** A volunteer’s request to the technical contact. */
export const supportSchema = z.object({
  /** Made with the form, renewed after a success: asked for twice, it is sent once. */
  requestId: z.uuid(),
  message,
  /** The text that the screen showed; empty when it is not to be sent. */
  diagnostics: z
    .string()
    .default("")
    .transform(storableLines)
    .pipe(z.string().max(DIAGNOSTICS_LIMIT)),
});

export type SupportRequest = z.output<typeof supportSchema>;

/** How a request ended, and the id of the next one; `waiting` when the provider did not take it yet and it is tried again. */
export type SupportAnswer =
  | { kind: "sent"; nextRequestId: string }
  | { kind: "waiting"; nextRequestId: string }
  | { kind: "no-mailer" }
  /** The club gives no address of a technical contact. */
  | { kind: "no-recipient" }
  | { kind: "limited" }
  | { kind: "invalid"; errors: FieldErrors };

export const SUPPORT_PATH = "/admin/contact-admin";
export const SUPPORT_SEND_PATH = `${SUPPORT_PATH}/envoyer`;
