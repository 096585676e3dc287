import { attackSite, type Figures } from "./attacked-site";

/** Those who are no attack, each on a site that has just started and keeps no page yet: none may be refused. */
for (const [trustProxy, place] of [
  ["1", "behind a proxy that is counted"],
  ["0", "behind a proxy that is not counted"],
] as const) {
  for (const [name, crowd] of Object.entries({ visitors, school, crawler })) {
    console.log(`${name}, ${place}`);
    await attackSite(({ url }) => crowd(url), { TRUST_PROXY: trustProxy });
  }
}

/** Three hundred people at once, each from elsewhere and to another page. */
async function visitors(site: string): Promise<Figures> {
  const visits = formerArticles(300).map(
    (path, index) => () => visit(site, path, `198.51.${index >> 8}.${index & 255}`),
  );
  return await visitAll(visits);
}

/** Sixty pupils at once behind the address of their school. */
async function school(site: string): Promise<Figures> {
  const pages = await pagesOf(site);
  return await visitAll(pages.slice(0, 60).map((path) => () => visit(site, path, "198.51.100.7")));
}

/** A robot that reads two hundred addresses, ten at a time. */
async function crawler(site: string): Promise<Figures> {
  const known = await pagesOf(site);
  const left = [...known, ...formerArticles(200)].slice(0, 200);
  const read = async () => {
    const outcomes: Visit[] = [];
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      outcomes.push(await visit(site, path, "198.51.100.8"));
    }
    return outcomes;
  };
  const outcomes = await Promise.all(Array.from({ length: 10 }, read));
  return figuresOf(outcomes.flat());
}

type Visit = { status: number; ms: number };

async function visitAll(visits: (() => Promise<Visit>)[]): Promise<Figures> {
  return figuresOf(await Promise.all(visits.map((start) => start())));
}

function figuresOf(visits: Visit[]): Figures {
  const times = visits.map(({ ms }) => ms).sort((a, b) => a - b);
  const refused = visits.filter(({ status }) => ![200, 404].includes(status));
  return {
    visits: visits.length,
    refused: refused.length,
    "slowest in ms": Math.round(times.at(-1) ?? 0),
  };
}

/** Articles that are no longer there: as many pages as wanted, and none of them is ever kept. */
function formerArticles(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/actualites/ancienne-${index}`);
}

async function pagesOf(site: string): Promise<string[]> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address ?? "");
    return pathname + search;
  });
  return [...new Set(pages)];
}

async function visit(site: string, path: string, address: string): Promise<Visit> {
  const asked = performance.now();
  const response = await fetch(site + path, { headers: { "x-forwarded-for": address } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - asked };
}
