import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

async function readStyles(file: string): Promise<string> {
  return readFile(join(import.meta.dirname, file), "utf8");
}

/** The families that `fonts.css` declares, one entry for each of its faces. */
async function declaredFamilies(): Promise<string[]> {
  const faces = (await readStyles("fonts.css")).split("@font-face").slice(1);
  return faces.map((face) => /font-family: "([^"]+)"/.exec(face)?.[1] ?? "");
}

/** The families of each stack of `tokens.css`, without those of the system. */
async function stacks(): Promise<string[][]> {
  const found = [...(await readStyles("tokens.css")).matchAll(/--font-(?:display|text):([^;]+);/g)];
  const declared = new Set(await declaredFamilies());
  return found.map(([, stack = ""]) =>
    [...stack.matchAll(/"([^"]+)"/g)]
      .map(([, family = ""]) => family)
      .filter((family) => declared.has(family)),
  );
}

// Several files in one family make each size and weight of it dear to set up (docs/decisions/0011).
test("the family that text is set in is one file", async () => {
  const families = await declaredFamilies();
  const [display = [], text = []] = await stacks();
  for (const [first] of [display, text]) {
    expect(families.filter((family) => family === first)).toHaveLength(1);
  }
});

test("every family is in a stack, the rare signs right after the family they complete", async () => {
  const all = await stacks();
  expect(new Set(all.flat())).toEqual(new Set(await declaredFamilies()));
  for (const stack of all) expect(stack[1]).toMatch(/ rare$/);
});
