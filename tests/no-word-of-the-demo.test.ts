import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoWords, demoWordsIn } from "./support/demo-words";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = [
  "{app,database,scripts,server}/**/*.{css,js,svg,ts,tsx}",
  "content/{help,templates}/**/*.{json,md,svg}",
];

/** Tests may tell of the demo, and what loads it, removes it or draws its pictures must. */
const OF_THE_DEMO = /\.test\.tsx?$|^app\/demo\/|^scripts\/draw-demo-images\.js$/;

test("no code knows a name, a number or a place of the demo", async () => {
  const patterns = await demoWords();
  const found: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) {
    if (OF_THE_DEMO.test(file)) continue;
    const source = await readFile(join(ROOT, file), "utf8");
    const words = demoWordsIn(`${file}\n${source}`, patterns);
    found.push(...words.map((word) => `${file}: ${word}`));
  }
  expect(found).toEqual([]);
});

test.each([
  "Tauzin",
  "Castelnau",
  "les Résiniers",
  "Scierie Darriet",
  "ACLP",
  "33480",
  "run2k",
  ".detox-hero",
  "0556000033",
  "05.56.00.00.33",
  "contact@ac-lespins.example",
])("%s is such a word", async (word) => {
  expect((await demoWords()).some((pattern) => pattern.test(word))).toBe(true);
});
