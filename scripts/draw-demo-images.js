/**
 * Writes content/demo/images: the pictures of the fictional club, made of the drawings in content/demo/art.
 * Run by hand (`node scripts/draw-demo-images.js`) when a drawing changes: a new site makes none of them.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import sharp from "sharp";

const ART = new URL("../content/demo/art/", import.meta.url).pathname;
const IMAGES = new URL("../content/demo/images/", import.meta.url).pathname;
const SCENE = { width: 1200, height: 800 };
const PORTRAIT = 400;
const LOGO_WIDTH = 600;
const JPEG = { quality: 88, mozjpeg: true };

/** Parts of scenes that are pictures of their own, `…-detail.jpg`: fractions (0–1) of the scene. */
const DETAILS = {
  "sprint-depart": { left: 0.03, top: 0.34, width: 0.4, height: 0.66 },
  "ecole-athle": { left: 0.44, top: 0.3, width: 0.46, height: 0.6 },
  relais: { left: 0.3, top: 0.27, width: 0.42, height: 0.42 },
  "sport-sante": { left: 0.04, top: 0.38, width: 0.36, height: 0.58 },
  "saut-longueur": { left: 0.32, top: 0.08, width: 0.46, height: 0.6 },
  "run-2k": { left: 0.26, top: 0.48, width: 0.27, height: 0.52 },
  "cross-hiver": { left: 0.1, top: 0.38, width: 0.42, height: 0.52 },
  "marche-nordique": { left: 0.47, top: 0.36, width: 0.3, height: 0.56 },
  nocturne: { left: 0.6, top: 0, width: 0.4, height: 0.4 },
};

await rm(IMAGES, { recursive: true, force: true });
await drawAll("", drawScene);
await drawAll("products", drawScene);
await drawAll("portraits", drawPortrait);
await drawAll("partners", drawLogo);
for (const [name, part] of Object.entries(DETAILS)) {
  await drawDetail(`${ART}${name}.svg`, part).toFile(`${IMAGES}${name}-detail.jpg`);
}

/** @param {string} folder @param {(file: string) => { image: sharp.Sharp, extension: string }} draw */
async function drawAll(folder, draw) {
  await mkdir(`${IMAGES}${folder}`, { recursive: true });
  for (const file of await readdir(`${ART}${folder}`)) {
    if (!file.endsWith(".svg")) continue;
    const { image, extension } = draw(`${ART}${folder}/${file}`);
    await image.toFile(`${IMAGES}${folder}/${file.replace(".svg", extension)}`);
  }
}

function drawScene(file) {
  const image = sharp(file).resize({ ...SCENE, fit: "cover" });
  return { image: image.flatten({ background: "#ffffff" }).jpeg(JPEG), extension: ".jpg" };
}

/** Drawn larger than a scene, so that the part fills it. */
function drawDetail(file, part) {
  const zoom = 1 / Math.max(part.width, part.height);
  const width = Math.round(SCENE.width * zoom);
  const height = Math.round(SCENE.height * zoom);
  return sharp(file, { density: 72 * zoom })
    .resize({ width, height, fit: "cover" })
    .extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.floor(part.width * width),
      height: Math.floor(part.height * height),
    })
    .flatten({ background: "#ffffff" })
    .jpeg(JPEG);
}

function drawPortrait(file) {
  const image = sharp(file).resize(PORTRAIT, PORTRAIT, { fit: "cover", position: "top" });
  return { image: image.flatten({ background: "#ffffff" }).jpeg(JPEG), extension: ".jpg" };
}

/** A logo keeps its transparency. */
function drawLogo(file) {
  const image = sharp(file, { density: 144 }).resize({ width: LOGO_WIDTH });
  return { image: image.png({ compressionLevel: 9, palette: true }), extension: ".png" };
}
