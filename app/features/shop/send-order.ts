import { TooManyChallengesError } from "~/platform/captcha/prepared-proof";
import type { OrderAnswer } from "./order.types";

const ORDER_PATH = "/boutique/commande/envoyer";
/** How long the site may take to answer, its own wait for the mail included. */
const PATIENCE_MS = 30_000;

/**
 * Sends the order once the proof of work is there; without it nothing is sent. Never rejects: what
 * does not answer is a failure, after which sending again makes no second order.
 */
export async function sendOrder(
  fields: FormData,
  getCaptcha: () => Promise<string | null>,
): Promise<OrderAnswer> {
  const captcha = await getCaptcha().catch((error: unknown) => error);
  if (captcha instanceof TooManyChallengesError) {
    return { kind: "failed", retryAfterSeconds: captcha.retryAfterSeconds };
  }
  if (typeof captcha !== "string" || !captcha) return { kind: "captcha" };
  fields.set("captcha", captcha);
  try {
    const response = await fetch(ORDER_PATH, {
      method: "POST",
      body: fields,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isOurs = response.headers.get("content-type")?.startsWith("application/json");
    return isOurs ? await response.json() : FAILED;
  } catch {
    return FAILED;
  }
}

const FAILED: OrderAnswer = { kind: "failed", retryAfterSeconds: null };
