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
/** First and last code points, as in the `unicode-range` of fonts.css. */
const RANGES = [
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

const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
).join("");

for (const { name, weights } of FAMILIES) {
  const source = await readFile(new URL(`${name}/files/${name}-latin-wght-normal.woff2`, PACKAGES));
  const subset = await subsetFont(source, text, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  });
  await writeFile(new URL(`${name}.woff2`, TARGET), subset);
  await copyFile(new URL(`${name}/LICENSE`, PACKAGES), new URL(`${name}.OFL.txt`, TARGET));
  console.log(`${name}: ${source.length} → ${subset.length}`);
}
