import type { ServerResponse } from "node:http";
import { INERT_POLICY } from "~/platform/page-cache/content-security-policy";

const PERMISSIONS =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()";

/** Headers of every answer; pages replace the policy by their own. HSTS only where TLS is sure. */
export function securityHeaders(publicUrl: string): [name: string, value: string][] {
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

export function setSecurityHeaders(res: ServerResponse, publicUrl: string): void {
  for (const [name, value] of securityHeaders(publicUrl)) res.setHeader(name, value);
}
