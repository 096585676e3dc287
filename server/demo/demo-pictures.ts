import { sharp } from "~/platform/images/sharp.server";

/** The drawings, each in a chunk of its own that is read only while the demo content is loaded. */
const drawings = import.meta.glob<string>("../../database/demo/art/**/*.svg", {
  query: "?raw",
  import: "default",
});

const SCENE_WIDTH = 1200;
const SCENE_HEIGHT = 800;
const PORTRAIT_WIDTH = 400;
const LOGO_WIDTH = 600;

type Crop = { left: number; top: number; width: number; height: number };

async function readDrawing(file: string): Promise<Buffer> {
  const load = drawings[`../../database/demo/art/${file}`];
  if (!load) throw new Error(`Demo drawing not found: ${file}`);
  return Buffer.from(await load());
}

const scenes = new Map<string, Promise<Buffer>>();

/** A scene as a JPEG of 1200×800, or a part of it (fractions 0–1 of the scene). */
export async function drawScene(file: string, crop?: Crop): Promise<Buffer> {
  const key = JSON.stringify([file, crop]);
  const known = scenes.get(key);
  if (known) return known;
  const drawn = crop ? drawPart(file, crop) : drawWhole(file);
  scenes.set(key, drawn);
  return drawn;
}

/** Forgets the drawn scenes once the demo content is loaded. */
export function forgetScenes(): void {
  scenes.clear();
}

/** A product as a JPEG of 1200×800. */
export function drawProduct(file: string): Promise<Buffer> {
  return drawWhole(`products/${file}`);
}

async function drawWhole(file: string): Promise<Buffer> {
  return await sharp(await readDrawing(file))
    .resize(SCENE_WIDTH, SCENE_HEIGHT, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}

async function drawPart(file: string, crop: Crop): Promise<Buffer> {
  const zoom = 1 / Math.max(crop.width, crop.height);
  const width = Math.round(SCENE_WIDTH * zoom);
  const height = Math.round(SCENE_HEIGHT * zoom);
  const whole = await sharp(await readDrawing(file), { density: 72 * zoom })
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toBuffer();
  return await sharp(whole)
    .extract({
      left: Math.round(crop.left * width),
      top: Math.round(crop.top * height),
      width: Math.floor(crop.width * width),
      height: Math.floor(crop.height * height),
    })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}

export async function drawPortrait(file: string): Promise<Buffer> {
  return await sharp(await readDrawing(`portraits/${file}`))
    .resize(PORTRAIT_WIDTH, PORTRAIT_WIDTH, { fit: "cover", position: "top" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}

/** A logo keeps its transparency. */
export async function drawLogo(file: string): Promise<Buffer> {
  return await sharp(await readDrawing(`partners/${file}`), { density: 144 })
    .resize({ width: LOGO_WIDTH })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
