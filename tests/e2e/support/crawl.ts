import { type APIRequestContext, expect } from "@playwright/test";
import { readSiteMap } from "./public-pages";

/** `npm run test:long` asks for all that has to be made when it is asked for. */
const isLong = process.env.FOULEE_LONG_TEST === "on";
const MOST = isLong ? 4000 : 1000;
const AT_ONCE = 4;

type Visited = { status: number; type: string; body: string };

/** Every address of this site in a document or a feed, with what stands after `#`. */
function addressesIn(text: string, base: string): string[] {
  const attributes = [...text.matchAll(/\s(?:href|src|action)="([^"]*)"/g)];
  const tags = [...text.matchAll(/\scontent="([/h][^"]*)"/g)];
  const sets = [...text.matchAll(/\ssrcset="([^"]*)"/gi)];
  const written = [
    ...[...attributes, ...tags].map(([, value = ""]) => value),
    ...sets.flatMap(([, set = ""]) => set.split(/,\s+/).map((one) => one.split(" ")[0] ?? "")),
    ...[...text.matchAll(/<(?:loc|link|id)>([^<]*)</g)].map(([, value = ""]) => value),
  ];
  return written.flatMap((value) => {
    const address = value.replaceAll("&amp;", "&");
    const isAddress = /^(\/|#|\?|https?:)/.test(address);
    if (!isAddress || !URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    return url.origin === new URL(base).origin ? [url.href] : [];
  });
}

/** Which thing an address names: of the sizes and formats of a picture one is enough. */
function nameOf(address: string): string {
  return isLong ? address : address.replace(/&w=\d+&f=\w+$/, "");
}

async function visit(request: APIRequestContext, address: string): Promise<Visited> {
  const response = await request.get(address);
  const type = response.headers()["content-type"] ?? "";
  const isText = /html|xml|calendar|json|text\/plain/.test(type);
  return { status: response.status(), type, body: isText ? await response.text() : "" };
}

export type Crawled = {
  /** Addresses that were visited. */
  count: number;
  /** Addresses that lead nowhere, each with the page that has it: `404 http://… on http://…`. */
  broken: string[];
  /** Pages, feeds, calendars and drawings, by address. */
  texts: ReadonlyMap<string, string>;
};

/** Follows every link of a site from its home page, its site map and other paths, the pictures included. */
export async function crawl(
  request: APIRequestContext,
  origin: string,
  others: readonly string[] = [],
): Promise<Crawled> {
  const seen = new Map<string, Visited>();
  const fragments = new Map<string, string>();
  const foundOn = new Map<string, string>();
  const queue: string[] = [];
  const add = (address: string, from: string) => {
    const name = nameOf(address);
    // Months go on for ever.
    if (foundOn.has(name) || /[?&]mois=/.test(name)) return;
    foundOn.set(name, from);
    queue.push(address);
  };
  add(`${origin}/`, "the start");
  for (const path of await readSiteMap(request)) add(origin + path, "the site map");
  for (const path of others) add(origin + path, "the start");
  const follow = async (address: string) => {
    const visited = await visit(request, address);
    seen.set(address, visited);
    if (address.startsWith(`${origin}/admin`)) return;
    for (const link of addressesIn(visited.body, address)) {
      const page = link.replace(/#.*$/, "");
      if (link !== page) fragments.set(link, address);
      add(page, address);
    }
  };
  while (queue.length > 0) {
    await Promise.all(queue.splice(0, AT_ONCE).map(follow));
    expect(seen.size, "the crawl has no end").toBeLessThan(MOST);
  }
  const broken = [...seen].flatMap(([address, { status }]) =>
    status === 200 ? [] : [`${status} ${address} on ${foundOn.get(nameOf(address))}`],
  );
  return {
    count: seen.size,
    broken: [...broken, ...missingTargets(fragments, seen)],
    texts: new Map([...seen].map(([address, { body }]) => [address, body])),
  };
}

/** Links to a part of a page that the page does not have. */
function missingTargets(fragments: Map<string, string>, seen: Map<string, Visited>): string[] {
  return [...fragments].flatMap(([link, page]) => {
    const { hash } = new URL(link);
    const id = decodeURIComponent(hash.slice(1));
    const target = seen.get(link.replace(/#.*$/, ""));
    // Says which photo a request is about, and leads to no part of the page.
    const isRequest = hash.startsWith("#retrait=");
    const isTarget = id && !isRequest && !link.endsWith("/#club");
    if (!isTarget || !target?.type.includes("html")) return [];
    return target.body.includes(`id="${id}"`) ? [] : [`${link} on ${page}`];
  });
}
