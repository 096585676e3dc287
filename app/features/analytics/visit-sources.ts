const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * The host a visitor came from, in one spelling (lower case, without `www.`): empty when there is
 * none, when it is this site itself, or when it is no name of a public host.
 */
export function sourceHost(given: string, ownHost: string): string {
  const host = given.toLowerCase().replace(/\.$/, "");
  const plain = withoutWww(host);
  if (plain === withoutWww(ownHost.toLowerCase()) || plain.length > 100) return "";
  const labels = plain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isName && !/^\d+$/.test(labels.at(-1) ?? "") ? plain : "";
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

/** Stands for the sources beyond those that a day keeps apart. */
export const OTHER_SOURCES = "*";

/** What people call the sites that send visitors; a host belongs to the first name that matches it. */
const NAMES: readonly [pattern: RegExp, name: string][] = [
  [/^mail\.google\.com$|^com\.google\.android\.gm$/, "Gmail"],
  [/^outlook\.(?:live|office|office365|com)(?:\.com)?$/, "Outlook"],
  [/^(?:web)?mail\.|^messagerie\./, "Messagerie"],
  [/(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, "Google"],
  [/(?:^|\.)bing\.com$/, "Bing"],
  [/(?:^|\.)qwant\.com$/, "Qwant"],
  [/(?:^|\.)ecosia\.org$/, "Ecosia"],
  [/(?:^|\.)duckduckgo\.com$/, "DuckDuckGo"],
  [/(?:^|\.)search\.yahoo\.com$/, "Yahoo"],
  [/(?:^|\.)lilo\.org$/, "Lilo"],
  [/^search\.brave\.com$/, "Brave"],
  [/(?:^|\.)(?:facebook\.com|fb\.me)$/, "Facebook"],
  [/(?:^|\.)messenger\.com$/, "Messenger"],
  [/(?:^|\.)instagram\.com$/, "Instagram"],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, "YouTube"],
  [/(?:^|\.)(?:whatsapp\.com|wa\.me)$/, "WhatsApp"],
  [/(?:^|\.)(?:linkedin\.com|lnkd\.in)$/, "LinkedIn"],
  [/^t\.co$|(?:^|\.)(?:twitter|x)\.com$/, "X (Twitter)"],
  [/(?:^|\.)strava\.com$/, "Strava"],
  [/(?:^|\.)helloasso\.com$/, "HelloAsso"],
  [/(?:^|\.)athle\.fr$/, "Fédération d’athlétisme"],
  [/(?:^|\.)chatgpt\.com$|^chat\.openai\.com$/, "ChatGPT"],
];

export const DIRECT = "Accès direct";
const OTHERS = "Autres";

function nameOf(host: string): string {
  if (host === "") return DIRECT;
  if (host === OTHER_SOURCES) return OTHERS;
  return NAMES.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

export type SourceLine = { name: string; visits: number };

/**
 * Where visits came from, in plain names, most first; the last line, «Autres», holds all that the
 * lines above do not, so that they add up to `total`.
 */
export function nameSources(
  hosts: readonly { host: string; visits: number }[],
  total: number,
  most: number,
): SourceLine[] {
  const sums = new Map<string, number>();
  for (const { host, visits } of hosts) {
    const name = nameOf(host);
    if (name !== OTHERS && visits > 0) sums.set(name, (sums.get(name) ?? 0) + visits);
  }
  const named = [...sums].map(([name, visits]) => ({ name, visits }));
  const shown = named.sort((a, b) => b.visits - a.visits).slice(0, most);
  const others = total - shown.reduce((sum, { visits }) => sum + visits, 0);
  return others > 0 ? [...shown, { name: OTHERS, visits: others }] : shown;
}
