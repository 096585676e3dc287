import { storableLine } from "./storable-text";
import { parseAddress } from "./web-address";

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
