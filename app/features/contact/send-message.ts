import { TooManyChallengesError } from "~/platform/captcha/prepared-proof";
import { MESSAGE_PATH, type MessageAnswer } from "./message-answer";

/** How long the site may take to answer, its own wait for the provider included. */
const PATIENCE_MS = 30_000;

/** Status of the provider's library for a browser without a person (specification §8). */
const HEADLESS = 451;
const TOO_MANY = 429;

/** Gets a captcha answer; rejects, or resolves to null, when there is none. */
export type GetCaptcha = () => Promise<string | null>;

/** Whether a browser is driven by a program, as the provider's library tells. */
function isHeadless({ webdriver, languages }: Navigator): boolean {
  return webdriver || languages.length === 0;
}

/**
 * Sends the form's fields once the captcha succeeded; without it nothing is sent (specification §5).
 * Never rejects: a network that does not answer is status 0, «Network Error» (specification §8).
 */
export async function sendMessage(
  fields: FormData,
  { getCaptcha, refusesHeadless }: { getCaptcha: GetCaptcha; refusesHeadless: boolean },
): Promise<MessageAnswer> {
  if (refusesHeadless && isHeadless(navigator)) return failed(HEADLESS);
  const captcha = await getCaptcha().catch((error: unknown) => error);
  if (captcha instanceof TooManyChallengesError) return failed(TOO_MANY, captcha.retryAfterSeconds);
  if (typeof captcha !== "string" || !captcha) return { kind: "captcha" };
  fields.set("captcha", captcha);
  try {
    const response = await fetch(MESSAGE_PATH, {
      method: "POST",
      body: fields,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await readAnswer(response);
  } catch {
    return failed(0);
  }
}

/** What stands before the site (a proxy, the limit on bodies) answers in its own words. */
async function readAnswer(response: Response): Promise<MessageAnswer> {
  const isOurs = response.headers.get("content-type")?.startsWith("application/json");
  return isOurs ? await response.json() : failed(response.status);
}

function failed(status: number, retryAfterSeconds: number | null = null): MessageAnswer {
  return { kind: "failed", status, retryAfterSeconds };
}
