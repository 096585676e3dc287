import type { RecaptchaSettings } from "../captcha/recaptcha.server";

/** What a route's `handle` may say: the sites whose pages its own page may frame, as `https://host`. */
export type FrameHandle = { frameOrigins: readonly string[] };

/** The origins that a route's handle lets a page frame; none for any other handle. */
export function frameOriginsOf(handle: unknown): readonly string[] {
  if (typeof handle !== "object" || handle === null || !("frameOrigins" in handle)) return [];
  const { frameOrigins } = handle;
  return Array.isArray(frameOrigins) ? frameOrigins.filter(isOrigin) : [];
}

function isOrigin(value: unknown): value is string {
  return typeof value === "string" && URL.parse(value)?.origin === value;
}

/** What a route's `handle` says when its page may load reCAPTCHA, where the club chose it. */
export type RecaptchaHandle = { usesRecaptcha: true };

/** What else a page may load from, show in a frame, and report to. */
type Origins = Readonly<Record<"scripts" | "frames" | "connections", readonly string[]>>;

const NONE: Origins = { scripts: [], frames: [], connections: [] };

/** What Google's script loads further, and where it shows its question. */
const SCRIPT_PARTS = "https://www.gstatic.com";
const FRAME = "https://recaptcha.google.com";

/** The origins that a page needs for reCAPTCHA; none unless it is configured and the route says so. */
export function recaptchaOriginsOf(handle: unknown, settings: RecaptchaSettings | null): Origins {
  const isUsed = typeof handle === "object" && handle !== null && "usesRecaptcha" in handle;
  if (!isUsed || !settings) return NONE;
  return { ...NONE, scripts: [settings.origin, SCRIPT_PARTS], frames: [settings.origin, FRAME] };
}

/** Vercel's own host of the script, and the other one to which that script reports. */
const VERCEL_SCRIPTS = "https://va.vercel-scripts.com";
const VERCEL_REPORTS = "https://vitals.vercel-insights.com";

/** The origins that public pages need for Speed Insights; none when it comes from the site itself, or not at all. */
export function speedInsightsOriginsOf(src: string | null): Origins {
  const origin = src === null ? undefined : URL.parse(src)?.origin;
  if (!origin) return NONE;
  const reports = origin === VERCEL_SCRIPTS ? [VERCEL_REPORTS] : [];
  return { ...NONE, scripts: [origin], connections: [origin, ...reports] };
}
