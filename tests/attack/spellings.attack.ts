import { attackSite, type Figures } from "./attacked-site";

const SPELLINGS = 1_500;

/** Asks for one address in many spellings, then counts how many other pages are still kept. */
await attackSite(async (site) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, page = ""]) => new URL(page).pathname);
  const article = pages.find((path) => path.startsWith("/actualites/")) ?? "";
  const attacks: Record<string, (number: number) => string> = {
    "a page": (number) => spell("/actualites", number),
    "its data": (number) => `${spell("/actualites", number)}.data`,
    "an article": (number) =>
      `/actualites/${writeAsCodes(article.slice("/actualites/".length), number)}`,
    "a feed, by its query": (number) => `/actualites.atom?${number}`,
    "a feed, by its path": (number) => spell("/actualites.atom", number),
    "pages that are not there": (number) => `/rien-${number}`,
  };
  const figures: Figures = { "pages that were kept": pages.length };
  for (const [name, address] of Object.entries(attacks)) {
    for (const page of pages) await ask(site.url + page);
    for (let number = 0; number < SPELLINGS; number += 1) await ask(site.url + address(number));
    let kept = 0;
    for (const page of pages) if ((await ask(site.url + page)).isKept) kept += 1;
    figures[`kept after ${SPELLINGS} spellings of ${name}`] = kept;
  }
  return { ...figures, "peak MiB": site.peakMemory() };
});

async function ask(url: string): Promise<{ isKept: boolean }> {
  const response = await fetch(url, { redirect: "manual", headers: { "accept-encoding": "br" } });
  await response.arrayBuffer();
  return { isKept: response.headers.get("x-accel-expires") === "1" };
}

/** Each bit of the number says whether a letter is a capital. */
function spell(path: string, number: number): string {
  let bit = 0;
  return path.replace(/[a-z]/g, (letter) => {
    const isCapital = (number >> bit) & 1;
    bit += 1;
    return isCapital ? letter.toUpperCase() : letter;
  });
}

/** Each bit of the number says whether a letter is written as its code. */
function writeAsCodes(text: string, number: number): string {
  return [...text]
    .map((letter, at) => ((number >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join("");
}
