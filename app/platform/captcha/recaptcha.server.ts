import { z } from "zod";

export type RecaptchaSettings = { origin: string; siteKey: string; secretKey: string };

const PATIENCE_MS = 8_000;
const TOKEN_LIMIT = 4_096;
const verdictSchema = z.object({ success: z.boolean() });

/**
 * Whether Google vouches for a token (reCAPTCHA v2, `siteverify`): a token is good once, for two
 * minutes. A service that does not answer in time, or answers something else, does not vouch.
 * The visitor's address is not sent: the check works without it.
 */
export async function acceptRecaptcha(
  settings: RecaptchaSettings,
  token: string,
  { patienceMs = PATIENCE_MS } = {},
): Promise<boolean> {
  if (!token || token.length > TOKEN_LIMIT) return false;
  try {
    const response = await fetch(`${settings.origin}/recaptcha/api/siteverify`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
      body: new URLSearchParams({ secret: settings.secretKey, response: token }),
    });
    const verdict = verdictSchema.safeParse(await response.json());
    return response.ok && verdict.success && verdict.data.success;
  } catch {
    return false;
  }
}
