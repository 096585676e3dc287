import sharp from "sharp";
import { expect, test } from "vitest";
import { fc, runs } from "~tests/support/properties";
import { drawLogo, drawMark, logoVersion } from "./draw-logo.server";
import type { Emblem } from "./draw-mark.server";

const emblem = (words: Partial<Emblem>): Emblem => ({
  name: "",
  initials: "",
  mark: "initials",
  ...words,
});

const NAMELESS = emblem({});

/** The box of what is drawn, right of the mark; in units of the picture. */
async function boxOfName(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .extract({ left: 124, top: 0, width: 272, height: 144 })
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from(data.keys()).filter((at) => (data[at] ?? 0) > 32);
  const columns = inked.map((at) => at % info.width);
  const rows = inked.map((at) => Math.floor(at / info.width));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.MAX_VALUE);
  return {
    left: 62 + least(columns) / 2,
    right: 62 + (most(columns) + 1) / 2,
    top: least(rows) / 2,
    bottom: (most(rows) + 1) / 2,
  };
}

test.for([
  "Athlétic Club Les Pins",
  "Entente Athlétique du Val de Loire",
  "AJBC",
  "É",
  "Groupement Intercommunal d’Athlétisme du Pays de Saint-Gilles-Croix-de-Vie et d’Ÿ",
  "a".repeat(60),
  "W ".repeat(40),
  "Œuvre & Ç’est – l'École N° 3",
])("«%s» stands beside the mark, all of it in the picture", async (name) => {
  const { left, right, top, bottom } = await boxOfName(drawLogo(emblem({ name }), "paper"));
  expect(left).toBeGreaterThan(72);
  expect(right).toBeLessThanOrEqual(196);
  expect(top).toBeGreaterThan(0.5);
  expect(bottom).toBeLessThan(71.5);
  // A capital of the smallest name still has the height of small print.
  expect(bottom - top).toBeGreaterThan(12);
});

test("a picture is made of outlines alone, whatever the name and the initials are", () => {
  const shape =
    /^<svg [^<>]*>(<\/?(g|path|circle|clipPath)( [a-z-]+="[\w #.(),-]*")*\/?>)*<\/svg>$/i;
  const words = fc.string({ unit: "grapheme", maxLength: 80 });
  fc.assert(
    fc.property(words, words, fc.constantFrom("pins", "initials"), (name, initials, mark) => {
      const pictures = [
        drawMark({ name, initials, mark }),
        drawLogo({ name, initials, mark }, "green"),
      ];
      for (const picture of pictures) {
        expect(picture).toMatch(shape);
        expect(picture).not.toMatch(/NaN|Infinity|undefined/);
      }
    }),
    runs(100),
  );
  expect(drawLogo(emblem({ name: "<script>\"AB\" & 'C'" }), "paper")).not.toMatch(/script/i);
});

test.each(["", "🏃🏽‍♀️", "نادي", "—", "   "])("of the name «%s» only the mark is drawn", (name) => {
  expect(drawLogo(emblem({ name }), "paper")).toContain('viewBox="0 0 60 72"');
  expect(drawMark(emblem({ name }))).toBe(drawMark(NAMELESS));
});

test.each(["نادي AC", "Łódź"])(
  "«%s», of which a letter cannot be drawn, is not misspelt",
  (name) => {
    expect(drawLogo(emblem({ name }), "paper")).toContain('viewBox="0 0 60 72"');
  },
);

test.each([
  ["Athlétic Club Les Pins", "ACLP"],
  ["Entente Athlétique du Val de Loire", "EAVL"],
  ["Jeunesse d’Auvergne", "JA"],
  ["les foulées", "LF"],
  ["A B C D E F G", "ABCDEF"],
  ["École 2 Course", "É2C"],
])("without initials of its own, «%s» has %s", (name, initials) => {
  expect(drawMark(emblem({ name }))).toBe(drawMark(emblem({ initials })));
  expect(drawMark(emblem({ name, initials: "x" }))).toBe(drawMark(emblem({ initials: "X" })));
});

test("the version changes with what is drawn, and with nothing else", () => {
  const pins = emblem({ name: "Les Pins", initials: "LP", mark: "pins" });
  expect(logoVersion(pins)).toMatch(/^[\da-f]{8}$/);
  expect(logoVersion({ ...pins, initials: "LPA" })).toBe(logoVersion(pins));
  for (const change of [{ name: "Les Dunes" }, { mark: "initials" as const }]) {
    expect(logoVersion({ ...pins, ...change })).not.toBe(logoVersion(pins));
  }
});
