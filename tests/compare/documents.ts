/**
 * Keeps every public document of a running site, and compares two such sets: a change of structure is seen to change no page.
 *
 *   .cache/foulee/node tests/compare/documents.ts keep http://127.0.0.1:4000 /tmp/before
 *   .cache/foulee/node tests/compare/documents.ts compare /tmp/before /tmp/after [listed.txt]
 *
 * Keep both sets on the same day, from copies of one folder of data, under the same address. `compare` prints the lines
 * that differ, and ends with 1 when there are any but those of the list: a line of the list is one that it printed.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Documents that no page of the site map links to. */
const ALSO = [
  "/",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/actualites.atom",
  "/actualites.rss",
  "/evenements.ics",
  "/boutique/panier",
  "/boutique/commande",
  "/boutique/retractation",
  "/nulle-part",
];

const [, , verb, ...rest] = process.argv;
if (verb === "keep") await keep(rest[0] ?? "", rest[1] ?? "");
else if (verb === "compare") await compare(rest[0] ?? "", rest[1] ?? "", rest[2]);
else {
  console.error("keep ADDRESS FOLDER | compare FOLDER FOLDER [LIST]");
  process.exitCode = 2;
}

async function keep(address: string, folder: string): Promise<void> {
  const origin = new URL(address).origin;
  await mkdir(folder, { recursive: true });
  const kept = new Set<string>();
  const queue = [...ALSO];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (kept.has(path)) continue;
    kept.add(path);
    const response = await fetch(origin + path, { redirect: "manual" });
    const type = response.headers.get("content-type") ?? "";
    const text = /html|xml|json|calendar|text/.test(type) ? await response.text() : "";
    const head = `${response.status} ${type} ${response.headers.get("location") ?? ""}`.trim();
    await writeFile(join(folder, fileNameOf(path)), `${head}\n${plainLines(text, origin)}\n`);
    queue.push(...pathsIn(text, origin));
  }
  console.info(`${kept.size} documents`);
}

function fileNameOf(path: string): string {
  return `${encodeURIComponent(path)}.txt`;
}

/** Pages, feeds and calendars that a document leads to; no file, and no list in another order. */
function pathsIn(text: string, origin: string): string[] {
  const addresses = [...text.matchAll(/(?:href="|<loc>)([^"<]*)/g)].map(([, found = ""]) => found);
  return addresses.flatMap((found) => {
    if (!URL.canParse(found, origin)) return [];
    const { origin: own, pathname, search } = new URL(found, origin);
    const isDocument =
      own === origin && search === "" && !/^\/(admin|assets|media)\b/.test(pathname);
    return isDocument ? [pathname] : [];
  });
}

/** A document in lines, a tag or a text each, without what differs from build to build: names of files, scripts, nonces. */
function plainLines(text: string, origin: string): string {
  return text
    .replaceAll(origin, "")
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]*rel="(?:deferred-)?modulepreload"[^>]*>/g, "")
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, "<style>")
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{7,8}\./g, "$1.")
    .replace(/(DTSTAMP|LAST-MODIFIED):\w+/g, "$1")
    .replace(/<!--.*?-->/g, "")
    .replaceAll("<", "\n<")
    .replaceAll(">", ">\n")
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .join("\n");
}

async function compare(before: string, after: string, list?: string): Promise<void> {
  const listed = new Set(list ? (await readFile(list, "utf8")).split("\n") : []);
  const [old, now] = await Promise.all([readdir(before), readdir(after)]);
  const names = [...new Set([...old, ...now])].toSorted();
  let differing = 0;
  for (const name of names) {
    const lines = await differencesOf(join(before, name), join(after, name));
    const unlisted = lines.filter((line) => !listed.has(line));
    if (unlisted.length === 0) continue;
    differing++;
    console.info(`\n${decodeURIComponent(name.replace(/\.txt$/, ""))}\n${unlisted.join("\n")}`);
  }
  console.info(`\n${names.length} documents, ${differing} with differences that are not listed`);
  process.exitCode = differing > 0 ? 1 : 0;
}

/** Lines of which one document has more than the other: `- ` before, `+ ` after. */
async function differencesOf(before: string, after: string): Promise<string[]> {
  const [old, now] = await Promise.all([linesOf(before), linesOf(after)]);
  const more = new Map<string, number>();
  for (const line of old) more.set(line, (more.get(line) ?? 0) - 1);
  for (const line of now) more.set(line, (more.get(line) ?? 0) + 1);
  return [...more].flatMap(([line, count]) => {
    if (count === 0) return [];
    return [`${count < 0 ? "-" : "+"} ${line}`];
  });
}

/** Of a document that is not there: none. */
async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").filter(Boolean);
}
