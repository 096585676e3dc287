import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPageQuery } from "~/platform/html/page-query";

const modules = import.meta.glob<{ default?: unknown; handle?: unknown; loader?: unknown }>(
  "./*.tsx",
);
const SLUGS = ["news", "calendar", "gallery", "timetable", "contacts"] as const;

async function handleOf(name: (typeof SLUGS)[number]): Promise<unknown> {
  return (await modules[`./${name}.tsx`]?.())?.handle;
}

test.each([
  ["news", "utm_source=lettre&page=2", "page=2"],
  ["news", "q=cross&page=2&page=3", "q=cross&page=2"],
  ["news", "mois=2026-12&vue=liste&photo=x", ""],
  ["news", "type=autre&section=inconnue&page=zero", "section=inconnue"],
  ["news", "section=athletisme&type=evenements&page=1", "type=evenements&section=athletisme"],
  ["news", "page=99999999", "page=999999"],
  [
    "calendar",
    "vue=liste&mois=2026-12&section=athletisme&type=x&page=2",
    "mois=2026-12&section=athletisme&vue=liste",
  ],
  ["calendar", "mois=2026-13&vue=mois", ""],
  ["gallery", "page=2&q=cross&section=athletisme", "page=2"],
  ["gallery", "page=1&photo=1", ""],
  ["contacts", "essai=trail&page=2", "essai=trail"],
  ["contacts", "essai=%C3%89t%C3%A9", ""],
  ["timetable", "age=9&section=athletisme&page=2", "section=athletisme&age=9"],
] as const)("the page of %s reads of ?%s only ?%s", async (name, asked, read) => {
  const query = readPageQuery(await handleOf(name), new URLSearchParams(asked));
  expect(query.toString()).toBe(read);
});

test("a page without a word about its query reads nothing of it", () => {
  const asked = new URLSearchParams("page=2&q=cross&vue=liste");
  expect(readPageQuery(undefined, asked).toString()).toBe("");
  expect(readPageQuery({ frameOrigins: [] }, asked).toString()).toBe("");
});

test("every page that reads its query says so, and nobody else", async () => {
  const readers: string[] = [];
  const sayers: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    const source = await readFile(new URL(file, import.meta.url), "utf8");
    const { default: page, handle } = await load();
    if (!page) continue;
    if (/\bsearchParams\b/.test(source)) readers.push(file);
    if (typeof handle === "object" && handle !== null && "canonicalPath" in handle)
      sayers.push(file);
  }
  expect(sayers.length).toBeGreaterThan(0);
  expect(sayers).toEqual(readers);
});
