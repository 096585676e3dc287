import { TooManyChallengesError } from "./prepared-proof";

/** How long the site may take to answer, its own wait for a mail provider included. */
const PATIENCE_MS = 30_000;
const TOO_MANY = 429;

/** A form that came to nothing: no captcha, or no answer of the site's own; status 0 is the network. */
export type Unanswered =
  | { kind: "captcha" }
  | { kind: "failed"; status: number; retryAfterSeconds: number | null };

/** Gets a captcha answer; rejects, or resolves to null, when there is none. */
export type GetCaptcha = () => Promise<string | null>;

/**
 * Posts a form once the captcha succeeded; without it nothing is sent (specification §5). Never
 * rejects: a network that does not answer is status 0, «Network Error» (specification §8).
 */
export async function sendWithProof<Answer>(
  path: string,
  fields: FormData,
  getCaptcha: GetCaptcha,
): Promise<Answer | Unanswered> {
  const captcha = await getCaptcha().catch((error: unknown) => error);
  if (captcha instanceof TooManyChallengesError) return failed(TOO_MANY, captcha.retryAfterSeconds);
  if (typeof captcha !== "string" || !captcha) return { kind: "captcha" };
  fields.set("captcha", captcha);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(path, { method: "POST", body: fields, signal });
    // A proxy in front, or the limit on bodies, answers in words of its own.
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const answer = isJson ? await response.json() : null;
    return typeof answer?.kind === "string" ? answer : failed(response.status);
  } catch {
    return failed(0);
  }
}

function failed(status: number, retryAfterSeconds: number | null = null): Unanswered {
  return { kind: "failed", status, retryAfterSeconds };
}
