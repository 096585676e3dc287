import { domainToASCII } from "node:url";
import { z } from "zod";
import type { Log } from "../log.server";

export type RecaptchaSettings = { origin: string; siteKey: string; secretKey: string };

const PATIENCE_MS = 8_000;
const TOKEN_LIMIT = 4_096;
const verdictSchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

type Checked = {
  /** Where visitors reach the site; null where it is reached at any address. */
  siteUrl: string | null;
  log: Pick<Log, "warn">;
  patienceMs?: number;
};

/**
 * Whether Google vouches for a token (reCAPTCHA v2, `siteverify`): a token is good once, for two
 * minutes. A service that does not answer in time, or answers something else, does not vouch; nor
 * does a token count that was solved on another site, which the log tells. The visitor's address is not sent: the check works without it.
 */
export async function acceptRecaptcha(
  settings: RecaptchaSettings,
  token: string,
  { siteUrl, log, patienceMs = PATIENCE_MS }: Checked,
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
    if (!response.ok || !verdict.success || !verdict.data.success) return false;
    const { hostname } = verdict.data;
    if (siteUrl === null || hostname === undefined || isHostOf(siteUrl, hostname)) return true;
    log.warn({ hostname, siteUrl }, "A captcha was solved on another site.");
    return false;
  } catch {
    return false;
  }
}

/** Whether a host is that of the site, with or without `www.`; its port is not told. */
function isHostOf(siteUrl: string, hostname: string): boolean {
  return bareHost(hostname) === bareHost(new URL(siteUrl).hostname);
}

function bareHost(hostname: string): string {
  return domainToASCII(hostname).replace(/^www\./, "");
}
