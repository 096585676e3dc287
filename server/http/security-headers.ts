import type { ServerResponse } from "node:http";
import { INERT_POLICY } from "~/platform/html/content-security-policy";

const PERMISSIONS =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()";

type HeaderValues = Record<string, string>;

/** Headers of every answer; pages replace the policy by their own. HSTS only where TLS is sure. */
function securityHeaders(publicUrl: string): HeaderValues {
  return {
    "content-security-policy": INERT_POLICY,
    "x-content-type-options": "nosniff",
    // With "no-referrer", browsers would send "Origin: null" with the site's own forms.
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** What is loaded by a page and shown in no window of its own. */
const PART_OF_A_PAGE = /^(?:text\/(?:javascript|css)|font\/)/;
/** What rules windows (a worker's script brings its own policy); and where a referrer goes, as browsers do by themselves. */
const OF_WINDOWS = [
  "content-security-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "referrer-policy",
];

/** Those that mean something for what is sent: a page loads many scripts, and each would carry all of them. */
export function securityHeadersOf(mediaType: string, publicUrl: string): HeaderValues {
  const all = securityHeaders(publicUrl);
  if (!PART_OF_A_PAGE.test(mediaType)) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !OF_WINDOWS.includes(name)));
}

export function setSecurityHeaders(res: ServerResponse, publicUrl: string): void {
  for (const [name, value] of Object.entries(securityHeaders(publicUrl)))
    res.setHeader(name, value);
}
