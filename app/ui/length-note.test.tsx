import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LengthNote } from "./length-note";

function noteOf(text: string, limit: number): string {
  return renderToStaticMarkup(<LengthNote text={text} limit={limit} />).replace(/<[^>]*>/g, "");
}

describe("the note of a field with a limit", () => {
  test.each([
    [0, 120, ""],
    [95, 120, ""],
    [96, 120, "Encore 24\u00a0caractères."],
    [119, 120, "Encore 1\u00a0caractère."],
    [120, 120, "Vous êtes à la limite de 120\u00a0caractères."],
    [121, 120, "1\u00a0caractère de trop."],
    [9_799, 10_000, ""],
    [9_800, 10_000, "Encore 200\u00a0caractères."],
    [11_500, 10_000, "1\u00a0500\u00a0caractères de trop."],
    [1_000_000, 10_000, "990\u00a0000\u00a0caractères de trop."],
  ])("%i characters of %i", (length, limit, words) => {
    expect(noteOf("é".repeat(length), limit)).toBe(words);
  });

  test("counts the formatting of a text that has one", () => {
    const html = `<p>${"é".repeat(90)}</p>`;
    const note = renderToStaticMarkup(<LengthNote text={html} limit={100} isHtml />);
    expect(note).toContain("Encore 3\u00a0caractères. La mise en forme compte aussi.");
    expect(renderToStaticMarkup(<LengthNote text="<p>é</p>" limit={100} isHtml />)).toContain(
      "></p>",
    );
  });

  test("counts as a reader does", () => {
    expect(noteOf("👍🏽".repeat(20), 20)).toBe("Vous êtes à la limite de 20\u00a0caractères.");
    expect(noteOf("👍🏽".repeat(10), 20)).toBe("");
  });
});

test("no field cuts what is typed or pasted, but that of a search, which says so", async () => {
  const cutting: string[] = [];
  for await (const file of glob("app/**/*.tsx")) {
    const attributes = readFileSync(file, "utf8").match(/\bmax_?length\s*[=:]\s*[{"\d]/gi) ?? [];
    cutting.push(...attributes.map(() => file));
  }
  expect(cutting.filter((file) => !file.endsWith(".test.tsx"))).toEqual(["app/ui/field.tsx"]);
});
