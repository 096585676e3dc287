import { drawLogo, drawMark } from "~/club/logo/draw-logo.server";
import { type Emblem, emblemOf } from "~/club/logo/draw-mark.server";
import type { LogoFile } from "~/club/logo/logo-paths";
import type { Site } from "~/club/site";
import { type Drawing, drawOnce } from "~/platform/pictures/draw-picture.server";
import { FOR_AN_HOUR, FOR_GOOD, imageMissing } from "~/platform/pictures/image-answer.server";
import { openedBytes } from "~/platform/storage/opened-file";

type SvgFile = Extract<LogoFile, `${string}.svg`>;
type PngFile = Extract<LogoFile, `${string}.png`>;
type Icon = Omit<Drawing, "svg">;

const SVGS: Record<SvgFile, (emblem: Emblem) => string> = {
  "ecusson.svg": drawMark,
  "clair.svg": (emblem) => drawLogo(emblem, "paper"),
  "sombre.svg": (emblem) => drawLogo(emblem, "green"),
};

const icon = (size: number, share: number, color?: string): Icon => ({
  width: size,
  height: size,
  share,
  ...(color && { background: { color } }),
});

/** Phones round the corners of what has no transparency, and cut up to a fifth from a « masque ». */
const ICONS: Record<PngFile, Icon> = {
  "32.png": icon(32, 1),
  "180.png": icon(180, 0.8, "#ffffff"),
  "192.png": icon(192, 1),
  "512.png": icon(512, 1),
  "masque-512.png": icon(512, 0.6, "#0a2d24"),
};

/**
 * One of a closed list of pictures of the club’s logo, at the end of its address; 404 under another name. At the
 * address of another version it shows the logo of now, which an instance that lags behind may not know yet.
 */
export async function clubIcon(
  address: string,
  site: Pick<Site, "club" | "mark">,
): Promise<Response> {
  const [, name, version = "", type] = /^([\w-]+)(\.[\da-f]{8})?(\.\w+)$/.exec(address) ?? [];
  const file = `${name}${type}`;
  if (!isSvg(file) && !isPng(file)) return imageMissing();
  const emblem = emblemOf(site);
  if (isPng(file)) return drawnAnswer({ ...ICONS[file], svg: drawMark(emblem) });
  return logoAnswer(SVGS[file](emblem), "image/svg+xml", cachingOf(version, site.club.logo));
}

function cachingOf(version: string, today: string): string {
  if (version === "") return FOR_AN_HOUR;
  return version === `.${today}` ? FOR_GOOD : "no-cache";
}

/** A drawing of the club’s logo as points. */
export async function drawnAnswer(drawing: Drawing): Promise<Response> {
  const bytes = await drawOnce(drawing);
  const answer = logoAnswer(openedBytes(bytes).stream(), "image/png", FOR_AN_HOUR);
  answer.headers.set("content-length", String(bytes.byteLength));
  return answer;
}

function logoAnswer(body: BodyInit, type: string, caching: string): Response {
  return new Response(body, { headers: { "content-type": type, "cache-control": caching } });
}

function isSvg(file: string): file is SvgFile {
  return Object.hasOwn(SVGS, file);
}

function isPng(file: string): file is PngFile {
  return Object.hasOwn(ICONS, file);
}
