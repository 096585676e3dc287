import { LRUCache } from "lru-cache";
import { sharp } from "./sharp.server";

/** A drawing (SVG) of our own as a PNG of an exact size. */
export type Drawing = {
  svg: string;
  width: number;
  height: number;
  /** Behind it, another drawing that fills the picture, or a colour; transparent when absent. */
  background?: { svg: string } | { color: string };
  /** How much of the width and height the drawing may take, 0 to 1. */
  share: number;
};

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Drawings are read at a multiple of their own size, then reduced: edges stay sharp. */
const DENSITY = 72 * 8;

/** The pictures of one club are fewer; those of a name that it had are dropped first. */
const MOST_KEPT = 16;
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MOST_KEPT });

/** The picture of a drawing, which is made once as long as it is asked for. */
export function drawOnce(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(drawing);
  const known = drawn.get(key);
  if (known) return known;
  const made = draw(drawing);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

async function draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, share } = drawing;
  const subject = await sharp(Buffer.from(drawing.svg), { density: DENSITY })
    .resize({
      width: Math.round(width * share),
      height: Math.round(height * share),
      fit: "inside",
    })
    .png()
    .toBuffer();
  const picture = (await backgroundOf(drawing)).composite([{ input: subject, gravity: "centre" }]);
  return new Uint8Array(await picture.png({ compressionLevel: 9, palette: true }).toBuffer());
}

async function backgroundOf({ width, height, background }: Drawing) {
  if (background && "svg" in background) {
    return sharp(Buffer.from(background.svg)).resize({ width, height, fit: "cover" });
  }
  return sharp({
    create: { width, height, channels: 4, background: background?.color ?? CLEAR },
  });
}
