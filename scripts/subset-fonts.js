/**
 * Writes app/styles/fonts: what French needs of the site's two families, in the weights it uses.
 * Run by hand (`node scripts/subset-fonts.js`) when a family, its version or the weights change;
 * fonts.css names the same characters and weights.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const TARGET = new URL("../app/styles/fonts/", import.meta.url);
const FAMILIES = [
  { name: "commissioner", weights: { min: 400, max: 700 } },
  { name: "sofia-sans-extra-condensed", weights: { min: 700, max: 900 } },
];
/** What nearly every French sentence keeps to: the first screen waits for these, so they are few. */
const CORE = [
  [0x20, 0x21],
  [0x26, 0x29],
  [0x2b, 0x3b],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc0, 0xc0],
  [0xc2, 0xc2],
  [0xc7, 0xca],
  [0xd7, 0xd7],
  [0xdb, 0xdb],
  [0xe0, 0xe0],
  [0xe2, 0xe2],
  [0xe7, 0xeb],
  [0xee, 0xef],
  [0xf4, 0xf4],
  [0xf9, 0xf9],
  [0xfb, 0xfb],
  [0x153, 0x153],
  [0x2013, 0x2013],
  [0x2019, 0x2019],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2192, 0x2192],
];
/** French whole, and its neighbours: what of these is not in `CORE` comes where a page has it. */
const FRENCH = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb2, 0xb3],
  [0xb7, 0xb7],
  [0xba, 0xbd],
  [0xbf, 0xcf],
  [0xd1, 0xdc],
  [0xdf, 0xef],
  [0xf1, 0xfc],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
/** Small capitals, fractions and other alternates go: no style asks for them. */
const FEATURES = ["case", "ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];

const core = textOf(CORE);
const SUBSETS = [
  { suffix: "", text: core },
  { suffix: "-rest", text: textOf(FRENCH).filter((character) => !core.includes(character)) },
];

/** First and last code points, as in the `unicode-range` of fonts.css. @param {number[][]} ranges */
function textOf(ranges) {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  );
}

for (const { name, weights } of FAMILIES) {
  const source = await readFile(new URL(`${name}/files/${name}-latin-wght-normal.woff2`, PACKAGES));
  for (const { suffix, text } of SUBSETS) {
    const subset = await subsetFont(source, text.join(""), {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    });
    await writeFile(new URL(`${name}${suffix}.woff2`, TARGET), subset);
    console.log(`${name}${suffix}: ${source.length} → ${subset.length}`);
  }
  await copyFile(new URL(`${name}/LICENSE`, PACKAGES), new URL(`${name}.OFL.txt`, TARGET));
}
