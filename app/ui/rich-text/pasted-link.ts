import { find } from "linkifyjs";
import { parseAddress } from "~/lib/web-address";

/** Completes a bare `exemple.fr`. */
export const DEFAULT_PROTOCOL = "https";

/** Addresses that count a click before they lead on, and the parameter that holds the target. */
const DETOURS: readonly [host: RegExp, parameter: string][] = [
  [/^lm?\.facebook\.com$/, "u"],
  [/^l\.instagram\.com$/, "u"],
  [/^www\.google\.[a-z.]+$/, "q"],
  [/\.safelinks\.protection\.outlook\.com$/, "url"],
];

/** The address that a copied link was made for. */
export function ownAddress(href: string): string {
  const address = parseAddress(href);
  if (!address) return href;
  const { hostname, pathname, searchParams } = address;
  const detour = DETOURS.find(([host]) => host.test(hostname));
  if (!detour || (detour[1] === "q" && pathname !== "/url")) return href;
  const target = searchParams.get(detour[1]) ?? "";
  const meant = /^https?:/.test(target) ? parseAddress(target) : null;
  if (!meant) return href;
  meant.searchParams.delete("fbclid");
  return meant.href;
}

/** Word endings that are also the French words after a period without a space: «ce soir.La suite». */
const PLAIN_NAME = /^(?:[a-z0-9-]+\.)+(?:fr|com|org|net|eu|bzh|paris)(?:[/?#]|$)/;

/** Whether a typed or pasted word becomes a link by itself: only one that cannot be anything else. */
export function isMeantAsLink(text: string): boolean {
  return /^(?:https?:|mailto:|www\.)|@/.test(text) || PLAIN_NAME.test(text);
}

type FoundAddress = { start: number; end: number; href: string };

/** The addresses in a text that become links by themselves, each as it is written, in their order. */
export function addressesIn(text: string): FoundAddress[] {
  return find(text, { defaultProtocol: DEFAULT_PROTOCOL }).filter(
    ({ isLink, value }) => isLink && isMeantAsLink(value),
  );
}
