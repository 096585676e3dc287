/** The ground of a logo: the paper of a tile, or the club's green. */
export type LogoGround = "light" | "dark";

/** `--color-sable-50` and `--color-pin-800` of the style sheets, as shares of light. */
const LIGHT = luminance(253, 250, 244);
const DARK = luminance(19, 61, 48);

/** Less contrast than this is not seen; the eye asks for more in the dark. */
const SEEN = { light: 1.5, dark: 2 };
/** Of what is drawn at least this share is to be seen. */
const ENOUGH = 0.15;
/** A logo with fewer clear pixels brings a ground of its own. */
const CLEAR = 0.05;

/** The one ground on which a drawing is seen; null where it is seen on both, or on none. `pixels` are RGBA. */
export function neededGround(pixels: Uint8Array | Uint8ClampedArray): LogoGround | null {
  let clear = 0;
  let drawn = 0;
  const seen = { light: 0, dark: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) {
      clear += 1;
      continue;
    }
    drawn += 1;
    const light = luminance(red, green, blue);
    if (contrast(light, LIGHT) >= SEEN.light) seen.light += 1;
    if (contrast(light, DARK) >= SEEN.dark) seen.dark += 1;
  }
  if (drawn === 0 || clear < CLEAR * (clear + drawn)) return null;
  const isSeen = { light: seen.light >= ENOUGH * drawn, dark: seen.dark >= ENOUGH * drawn };
  if (isSeen.light === isSeen.dark) return null;
  return isSeen.light ? "light" : "dark";
}

/** WCAG 2.2, relative luminance. */
function luminance(...channels: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
