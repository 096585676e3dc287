import { isbot } from "isbot";
import { carriesSession } from "~/platform/page-cache/page-key";
import type { Device, Visitor } from "./visit";

/** Headers in which proxies say from which country a request came. */
const COUNTRY_HEADERS = ["cf-ipcountry", "cloudfront-viewer-country", "x-country-code"];

/**
 * Who reads, as far as it is counted: the class of their device, and their country if a trusted
 * proxy gives it. Null for those who are not counted: robots, volunteers who are signed in, and
 * whoever asks not to be followed (`DNT`, `Sec-GPC`).
 */
export function readVisitor(headers: Headers, trustedProxies: number): Visitor | null {
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || isbot(userAgent)) return null;
  if (carriesSession(headers.get("cookie") ?? undefined)) return null;
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return null;
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? "")) return null;
  return { device: deviceOf(userAgent), country: trustedProxies > 0 ? countryOf(headers) : null };
}

function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "computer";
}

function countryOf(headers: Headers): string | null {
  for (const name of COUNTRY_HEADERS) {
    const value = headers.get(name)?.toUpperCase();
    // XX and T1 stand for «unknown» and Tor.
    if (value && /^[A-Z]{2}$/.test(value) && value !== "XX") return value;
  }
  return null;
}
