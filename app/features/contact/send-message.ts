import type { FieldErrors } from "~/lib/field-errors";
import { type GetCaptcha, sendWithProof } from "~/platform/captcha/send-with-proof";

export const MESSAGE_PATH = "/contacts/envoyer";

/**
 * How a submission ended. `status` of a failure is that of the sending provider's catalogue
 * (specification §8): 451 headless browser, 403 block list, 429 too many, 0 network error, or its own.
 */
export type MessageAnswer =
  | { kind: "sent" }
  | { kind: "captcha" }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "failed"; status: number; retryAfterSeconds: number | null };

/** Status of the provider's library for a browser without a person (specification §8). */
const HEADLESS = 451;

/** Whether a browser is driven by a program, as the provider's library tells. */
function isHeadless({ webdriver, languages }: Navigator): boolean {
  return webdriver || languages.length === 0;
}

/** Sends the form's fields, unless the club refuses browsers without a person. Never rejects. */
export async function sendMessage(
  fields: FormData,
  { getCaptcha, refusesHeadless }: { getCaptcha: GetCaptcha; refusesHeadless: boolean },
): Promise<MessageAnswer> {
  if (refusesHeadless && isHeadless(navigator)) {
    return { kind: "failed", status: HEADLESS, retryAfterSeconds: null };
  }
  return await sendWithProof<MessageAnswer>(MESSAGE_PATH, fields, getCaptcha);
}
