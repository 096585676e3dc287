import { slug } from "~/lib/slug";

/** Largest pixels, first quality (0–1), cap in KB of 1,024 bytes and kind of what is stored. */
export type ImagePreset = {
  maxWidth: number;
  maxHeight: number;
  quality: number;
  maxKilobytes: number;
  format: "jpeg" | "webp";
};

/** Specification §9. */
export const PRESETS = {
  avatar: { maxWidth: 400, maxHeight: 400, quality: 0.85, maxKilobytes: 200, format: "jpeg" },
  article: { maxWidth: 1200, maxHeight: 800, quality: 0.9, maxKilobytes: 800, format: "jpeg" },
  gallery: { maxWidth: 1920, maxHeight: 1080, quality: 0.92, maxKilobytes: 1500, format: "jpeg" },
  thumbnail: { maxWidth: 300, maxHeight: 200, quality: 0.8, maxKilobytes: 100, format: "jpeg" },
  original: { maxWidth: 2560, maxHeight: 1600, quality: 0.95, maxKilobytes: 3000, format: "webp" },
} as const satisfies Record<string, ImagePreset>;

/** "high" is the box «Conserver en haute qualité». */
export type UploadQuality = "normal" | "high";

/** What a picture is for; ids are UUIDs. */
export type UploadTarget =
  | { kind: "article"; articleId: string }
  | { kind: "product"; productId: string }
  | { kind: "gallery" }
  | RecordTarget;

/** A picture of a record, which has a place of its own. */
export type RecordTarget = {
  kind: "record";
  /** The name that uploads give its kind, and the field of one that is not its first: «partner», «avatar», «event.map». */
  subject: string;
  id: string;
  place: PicturePlace;
};

/** Where such pictures stand (specification §7), as `{folder}/{id}/{file}.{extension}`, and what they are. */
export type PicturePlace = {
  folder: string;
  file: string;
  /** The kind of file says it where left out. */
  extension?: string;
  look: PictureLook;
};

/**
 * A portrait is a face, cropped to a square. A photo keeps its shape. A logo is stored byte for byte,
 * and shown whole; its file itself is for those who are signed in.
 */
export type PictureLook = "portrait" | "photo" | "logo";

/** At any quality (product.md, doubtful point 9). */
const LOOK_PRESETS: Record<PictureLook, ImagePreset | null> = {
  portrait: PRESETS.avatar,
  photo: PRESETS.article,
  logo: null,
};

/** The picture of somebody who has an account. */
export const AVATAR_PLACE: PicturePlace = {
  folder: "avatars",
  file: "avatar",
  extension: "jpg",
  look: "portrait",
};

export function avatarTarget(userId: string): RecordTarget {
  return { kind: "record", subject: "avatar", id: userId, place: AVATAR_PLACE };
}

/** What the upload route answers. */
export type UploadedImage = {
  url: string;
  thumbnailUrl: string | null;
  width: number;
  height: number;
  byteSize: number;
  /** Whether nothing is to be seen in it: a white drawing that was put on white. */
  isOneColour: boolean;
};

/** What an upload may weigh, in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

export const TOO_MANY_UPLOADS =
  "Vous avez envoyé beaucoup de photos. Attendez quelques minutes, puis réessayez.";

/** The preset of a picture; null for one that is stored byte for byte. */
export function presetFor(target: UploadTarget, quality: UploadQuality): ImagePreset | null {
  if (target.kind === "record") return LOOK_PRESETS[target.place.look];
  if (quality === "high") return PRESETS.original;
  return target.kind === "gallery" ? PRESETS.gallery : PRESETS.article;
}

/** Whether «Conserver en haute qualité» makes a difference. */
export function offersHighQuality(target: UploadTarget): boolean {
  return presetFor(target, "high") !== presetFor(target, "normal");
}

const LAST_QUALITY = 0.1;

/** From the preset's quality down in steps of 0.1; the last one is 0.1 itself: 0.85 … 0.15, 0.1. */
export function qualitySteps(start: number): number[] {
  const steps: number[] = [];
  for (let hundredths = Math.round(start * 100); hundredths > 10; hundredths -= 10) {
    steps.push(hundredths / 100);
  }
  return [...steps, LAST_QUALITY];
}

/** The size within the preset, its ratio kept; never larger than it was. */
export function fittedSize(
  size: { width: number; height: number },
  { maxWidth, maxHeight }: { maxWidth: number; maxHeight: number },
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / size.width, maxHeight / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** What of a picture is kept in a square, around a point in percent: as large as it can be. */
export function squareAround(
  { width, height }: { width: number; height: number },
  { x, y }: FocusPoint,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height);
  return {
    side,
    left: Math.round(((width - side) * x) / 100),
    top: Math.round(((height - side) * y) / 100),
  };
}

/** The point that a cut keeps, in percent of width and height, as `object-position` takes it. */
export type FocusPoint = { x: number; y: number };

type StoredName = { fileName: string; suffix: string; extension: string };

/** The stored path of specification §7; `suffix` keeps two pictures of one name apart. */
export function storedPath(
  target: UploadTarget,
  { fileName, suffix, extension }: StoredName,
): string {
  if (target.kind === "record") return fixedPath(target, extension);
  const name = `${slug(fileName.replace(/\.[^.]*$/, "")) || "photo"}-${suffix}.${extension}`;
  if (target.kind === "gallery") return `gallery/${name}`;
  return target.kind === "article"
    ? `articles/${target.articleId}/${name}`
    : `products/${target.productId}/${name}`;
}

/** Where the picture of a record stands for the site. */
export function fixedPath(target: RecordTarget, extension: string): string {
  const { file, extension: own = extension } = target.place;
  return `${recordFolder(target)}/${file}.${own}`;
}

const STAGED_PREFIX = "attente-";

/** Where it waits, beside that place, until its form is saved. */
export function stagedPath(
  target: RecordTarget,
  { suffix, extension }: Omit<StoredName, "fileName">,
): string {
  return `${recordFolder(target)}/${STAGED_PREFIX}${suffix}.${extension}`;
}

/** Whether a stored path is one where a picture waits for its form to be saved. */
export function isStagedPath(path: string): boolean {
  const folder = recordFolderOf(path);
  return folder !== null && path.startsWith(`${folder}/${STAGED_PREFIX}`);
}

/** The folder that is a record’s own. */
export function recordFolder({ place, id }: RecordTarget): string {
  return `${place.folder}/${id}`;
}

/** The folder of the record whose picture a stored path is; null for the pictures of articles, of products and of the gallery. */
export function recordFolderOf(path: string): string | null {
  return /^(?!articles\/|products\/)(.+\/[^/]+)\/[^/]+$/.exec(path)?.[1] ?? null;
}
