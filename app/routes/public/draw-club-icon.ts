import { type Drawing, drawOnce } from "~/platform/pictures/draw-picture.server";
import mark from "~club/art/brand/mark.svg?raw";
import { brandPicture } from "./brand-picture";

const icon = (size: number, share: number, color?: string): Drawing => ({
  svg: mark,
  width: size,
  height: size,
  share,
  ...(color && { background: { color } }),
});

/** Phones round the corners of what has no transparency, and cut up to a fifth from a « masque ». */
const ICONS = new Map<string, Drawing>([
  ["32", icon(32, 1)],
  ["180", icon(180, 0.8, "#ffffff")],
  ["192", icon(192, 1)],
  ["512", icon(512, 1)],
  ["masque-512", icon(512, 0.6, "#0a2d24")],
]);

/** The club's mark as one of a closed list of icons; 404 under another name. */
export async function clubIcon(name: string): Promise<Response> {
  const drawing = ICONS.get(name);
  if (!drawing) {
    return new Response("Cette image n’existe pas.", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  }
  const picture = await drawOnce(`icon-${name}`, () => drawing);
  return brandPicture(picture, "image/png");
}
