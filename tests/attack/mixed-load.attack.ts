import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { solvedProof } from "../support/proof-of-work";
import { type AttackedSite, attackSite, type Figures, signInVolunteer } from "./attacked-site";
import { EditedArticle } from "./edited-article";
import { countStatuses } from "./floods";

const MINUTES = 5;
const REST_MS = 30_000;
/** Of one kind; those that the site has no time for are left out, and seen in the figures. */
const MOST_UNDER_WAY = 8;

/** How often each is asked in a second: the same for every site, however fast it answers. */
const EACH_SECOND = {
  pages: 15,
  "unknown addresses": 8,
  pictures: 8,
  "wrong logins": 1,
  messages: 0.5,
  "saves of an article": 1,
} as const;

type Kind = keyof typeof EACH_SECOND;

/** Five minutes of all that is asked of a site, each visitor from an address of their own, then a rest. */
await attackSite(
  async (site) => {
    const asks = await openAsks(site);
    for (const ask of Object.values(asks)) await ask(0);
    const before = site.memory();
    const statuses = await loadFor(MINUTES * 60_000, asks);
    const after = site.memory();
    await wait(REST_MS);
    return {
      "MiB before": before,
      "MiB after five minutes": after,
      "MiB after a rest of 30 s": site.memory(),
      "peak MiB": site.peakMemory(),
      ...statuses,
    };
  },
  { TRUST_PROXY: "1" },
);

async function openAsks(site: AttackedSite): Promise<Record<Kind, (n: number) => Promise<number>>> {
  const { url } = site;
  const article = new EditedArticle(site, await signInVolunteer(site));
  const secret = readFileSync(join(site.dataDir, "auth-secret"), "utf8").trim();
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, page = ""]) => page);
  const pictures = await picturesOf(url);
  return {
    pages: (number) => ask(pages[number % pages.length] ?? url, number),
    "unknown addresses": (number) => ask(`${url}/rien-${number}`, number),
    pictures: (number) => ask(pictures[number % pictures.length] ?? url, number),
    "wrong logins": (number) =>
      ask(`${url}/admin?index`, number, {
        email: `personne-${number}@exemple.fr`,
        password: "au hasard",
      }),
    messages: async (number) =>
      ask(`${url}/contacts/envoyer`, number, {
        name: "Maryse",
        email: `maryse-${number}@exemple.fr`,
        title: "Horaires",
        message: `Bonjour, à quelle heure commence le cours ? (${number})`,
        submissionId: randomUUID(),
        captcha: await solvedProof(secret, new Date()),
      }),
    "saves of an article": async () => (await article.save()).status,
  };
}

/** Each stored picture of two pages, whole and in some of its sizes. */
async function picturesOf(url: string): Promise<string[]> {
  const texts = await Promise.all(
    ["/", "/club/galerie"].map(async (path) => (await fetch(url + path)).text()),
  );
  const found = texts.join().matchAll(/\/media\/[\w/-]+\.\w+\?v=[\w-]+/g);
  return [...new Set([...found].map(([path]) => url + path))].flatMap((picture) => [
    picture,
    `${picture}&w=320&f=webp`,
    `${picture}&w=640&f=avif`,
  ]);
}

async function ask(url: string, number: number, fields?: Record<string, string>): Promise<number> {
  const address = `198.51.${(number >> 8) & 255}.${number & 255}`;
  const response = await fetch(url, {
    headers: { "x-forwarded-for": address, "accept-encoding": "br", origin: new URL(url).origin },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function loadFor(
  ms: number,
  asks: Record<Kind, (number: number) => Promise<number>>,
): Promise<Figures> {
  const figures: Figures = {};
  const until = Date.now() + ms;
  await Promise.all(
    Object.entries(EACH_SECOND).map(async ([kind, rate]) => {
      const answers = askSteadily(asks[kind as Kind], { rate, until, most: mostOf(kind) });
      figures[kind] = JSON.stringify(countStatuses(await answers));
    }),
  );
  return figures;
}

/** An article is saved by one person: one save after another. */
function mostOf(kind: string): number {
  return kind === "saves of an article" ? 1 : MOST_UNDER_WAY;
}

async function askSteadily(
  ask: (number: number) => Promise<number>,
  { rate, until, most }: { rate: number; until: number; most: number },
): Promise<number[]> {
  const statuses: number[] = [];
  const underWay = new Set<Promise<void>>();
  for (let number = 1; Date.now() < until; number += 1) {
    await wait(1000 / rate);
    if (underWay.size >= most) continue;
    const asked: Promise<void> = ask(number)
      .catch(() => 0)
      .then((status) => {
        statuses.push(status);
        underWay.delete(asked);
      });
    underWay.add(asked);
  }
  await Promise.all(underWay);
  return statuses;
}
