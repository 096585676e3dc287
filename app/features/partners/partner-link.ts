import { storableLine } from "~/lib/storable-text";
import { parseAddress } from "~/lib/web-address";

export const PARTNER_LINK_LIMIT = 500;

/**
 * The address of a partner's site as it is stored: what was typed, with `https://` before a bare
 * `www.exemple.fr`. Null for what is not such an address (another protocol, no dot, a password in it).
 */
export function partnerLink(typed: string): string | null {
  const text = storableLine(typed);
  const link = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (link.length > PARTNER_LINK_LIMIT || !/^https:\/\/[^\s/]\S*$/i.test(link)) return null;
  const url = parseAddress(link);
  if (!url) return null;
  const { hostname, username, password } = url;
  const isHost = /^[^.]+(\.[^.]+)+$/.test(hostname);
  return isHost && !username && !password ? link : null;
}

/** `https://www.exemple.fr/club` → `www.exemple.fr`. */
export function linkHost(link: string): string {
  return parseAddress(link)?.hostname ?? link;
}
