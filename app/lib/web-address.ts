import { storableLine } from "./storable-text";

/** An address in its parts, or null; `URL.parse` does the same, and browsers before 2024 lack it. */
export function parseAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The address of a web page without the name and the password that somebody copied along with it. */
export function withoutCredentials(address: string): string {
  const url = parseAddress(address);
  if (!url || (url.username === "" && url.password === "")) return address;
  url.username = "";
  url.password = "";
  return url.href;
}

export const SITE_ADDRESS_LIMIT = 500;

/**
 * The address of somebody's site as it is stored: what was typed, with `https://` before a bare
 * `www.exemple.fr`. Null for what is not such an address (another protocol, no dot, a password in it).
 */
export function siteAddress(typed: string): string | null {
  const text = storableLine(typed);
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (address.length > SITE_ADDRESS_LIMIT || !/^https:\/\/[^\s/]\S*$/i.test(address)) return null;
  const url = parseAddress(address);
  if (!url) return null;
  const { hostname, username, password } = url;
  const isHost = /^[^.]+(\.[^.]+)+$/.test(hostname);
  return isHost && !username && !password ? address : null;
}

/** `https://www.exemple.fr/club` → `www.exemple.fr`. */
export function hostOf(address: string): string {
  return parseAddress(address)?.hostname ?? address;
}
