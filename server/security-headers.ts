import type { ServerResponse } from "node:http";
import { INERT_POLICY } from "~/platform/page-cache/content-security-policy";

const PERMISSIONS =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()";

/** Headers of every answer; pages replace the policy by their own. HSTS only where TLS is sure. */
export function setSecurityHeaders(res: ServerResponse, publicUrl: string): void {
  res.setHeader("Content-Security-Policy", INERT_POLICY);
  res.setHeader("X-Content-Type-Options", "nosniff");
  // With "no-referrer", browsers would send "Origin: null" with the site's own forms.
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  res.setHeader("Permissions-Policy", PERMISSIONS);
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  if (publicUrl.startsWith("https:")) {
    res.setHeader("Strict-Transport-Security", "max-age=31536000");
  }
}
