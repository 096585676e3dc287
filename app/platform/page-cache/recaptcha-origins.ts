import type { RecaptchaSettings } from "../captcha/recaptcha.server";

/** What a route's `handle` says when its page may load reCAPTCHA, where the club chose it. */
export type RecaptchaHandle = { usesRecaptcha: true };

type Origins = { scripts: readonly string[]; frames: readonly string[] };

const NONE: Origins = { scripts: [], frames: [] };

/** What Google's script loads further, and where it shows its question. */
const SCRIPT_PARTS = "https://www.gstatic.com";
const FRAME = "https://recaptcha.google.com";

/** The origins that a page needs for reCAPTCHA; none unless it is configured and the route says so. */
export function recaptchaOriginsOf(handle: unknown, settings: RecaptchaSettings | null): Origins {
  const isUsed = typeof handle === "object" && handle !== null && "usesRecaptcha" in handle;
  if (!isUsed || !settings) return NONE;
  return { scripts: [settings.origin, SCRIPT_PARTS], frames: [settings.origin, FRAME] };
}
