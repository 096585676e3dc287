/**
 * Writes app/club/logo/letters.server.ts: the outlines of what the name of a club may be written with.
 * Run by hand (`node scripts/outline-letters.js`) when the family of titles or its version changes.
 */
import { readFile, writeFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

const FAMILY = "sofia-sans-extra-condensed";
const SOURCE = new URL(
  `../node_modules/@fontsource-variable/${FAMILY}/files/${FAMILY}-latin-wght-normal.woff2`,
  import.meta.url,
);
const TARGET = new URL("../app/club/logo/letters.server.ts", import.meta.url);

const PLAIN = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789’-–&./·(),+";
/** Of French and of the other languages of France. */
const ACCENTED = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜÆŒ";
const WEIGHTS = { BOLD: 700, BLACK: 900 };
/** Pairs that are moved by less are left as they are, in thousandths of the size. */
const LEAST_KERNING = 12;

const source = await readFile(SOURCE);
const parts = [];
for (const [name, weight] of Object.entries(WEIGHTS)) {
  const font = await fontOf(weight);
  const outlines = [...PLAIN, ...ACCENTED].map((letter) => outlineOf(font, letter));
  parts.push(
    `export const ${name}: Letters = {\n  outlines: \`${outlines.join("\n")}\`,\n  kerning:\n    "${kerningOf(font).join(" ")}",\n};`,
  );
}
await writeFile(
  TARGET,
  `// Written by scripts/outline-letters.js from Sofia Sans Extra Condensed (app/styles/fonts, SIL Open Font License).

export type Letters = {
  /** A line for each letter: itself, its advance and its outline, in thousandths of the size; y goes down. */
  outlines: string;
  /** By how much the second letter of a pair comes nearer: \`AT-37\`. */
  kerning: string;
};

${parts.join("\n\n")}
`,
);

/** @param {number} weight */
async function fontOf(weight) {
  const sfnt = await subsetFont(source, PLAIN + ACCENTED, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(sfnt));
  if (face.upem !== 1000) throw new Error("The letters are drawn in thousandths of the size.");
  return new Font(face);
}

/** @param {Font} font @param {string} text */
function shaped(font, text) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  if (glyphs.includes(0)) throw new Error(`The family cannot write ${text}.`);
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { glyphs, advance };
}

/** @param {Font} font @param {string} letter */
function outlineOf(font, letter) {
  const { glyphs, advance } = shaped(font, letter);
  return `${letter}${advance} ${relativePath(font.glyphToPath(glyphs[0]))}`.trimEnd();
}

/** @param {Font} font */
function kerningOf(font) {
  const advances = new Map([...PLAIN].map((letter) => [letter, shaped(font, letter).advance]));
  return [...advances].flatMap(([first, ofFirst]) =>
    [...advances].flatMap(([second, ofSecond]) => {
      const kerning = shaped(font, first + second).advance - ofFirst - ofSecond;
      return Math.abs(kerning) < LEAST_KERNING ? [] : [`${first}${second}${kerning}`];
    }),
  );
}

/** An outline in short: each point from the one before it, y downwards. @param {string} path */
function relativePath(path) {
  let at = [0, 0];
  let start = at;
  const commands = path.match(/[MLQZ][^MLQZ]*/g) ?? [];
  return commands
    .map((command) => {
      const name = command[0];
      const numbers =
        command
          .slice(1)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      if (name === "Z") {
        at = start;
        return "z";
      }
      const moves = numbers.map((number, i) => (i % 2 === 0 ? number - at[0] : at[1] - number));
      at = numbers.slice(-2);
      if (name === "M") start = at;
      if (name === "L" && moves[1] === 0) return `h${moves[0]}`;
      if (name === "L" && moves[0] === 0) return `v${moves[1]}`;
      return name.toLowerCase() + moves.join(" ").replaceAll(" -", "-");
    })
    .join("");
}
