import type { ServerResponse } from "node:http";
import { INERT_POLICY } from "~/platform/page-cache/content-security-policy";

const PERMISSIONS =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()";

/** Headers of every answer; pages replace the policy by their own. HSTS only where TLS is sure. */
function securityHeaders(publicUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["Content-Security-Policy", INERT_POLICY],
    ["X-Content-Type-Options", "nosniff"],
    // With "no-referrer", browsers would send "Origin: null" with the site's own forms.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", PERMISSIONS],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (publicUrl.startsWith("https:")) {
    headers.push(["Strict-Transport-Security", "max-age=31536000"]);
  }
  return headers;
}

/** What is loaded by a page and shown in no window of its own. */
const PART_OF_A_PAGE = /^(?:text\/(?:javascript|css)|font\/)/;
/** What rules windows (a worker's script brings its own policy); and where a referrer goes, as browsers do by themselves. */
const OF_WINDOWS = [
  "Content-Security-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
  "Referrer-Policy",
];

/** Those that mean something for what is sent: a page loads many scripts, and each would carry all of them. */
export function securityHeadersOf(mediaType: string, publicUrl: string): [string, string][] {
  const all = securityHeaders(publicUrl);
  if (!PART_OF_A_PAGE.test(mediaType)) return all;
  return all.filter(([name]) => !OF_WINDOWS.includes(name));
}

export function setSecurityHeaders(res: ServerResponse, publicUrl: string): void {
  for (const [name, value] of securityHeaders(publicUrl)) res.setHeader(name, value);
}
