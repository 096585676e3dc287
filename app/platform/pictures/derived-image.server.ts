import { mkdir, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { Sharp } from "sharp";
import type { DerivedFormat, DerivedWidth } from "~/lib/media-url";
import { sha256 } from "~/platform/random.server";
import { writeAtomically } from "~/platform/storage/atomic-file.server";
import { openPlainFile } from "~/platform/storage/local-files.server";
import { type OpenedFile, openedBytes, openedFile } from "~/platform/storage/opened-file";
import { createLimiter } from "../work-queues";
import { sharp } from "./sharp.server";

/** The stored picture `path`, whose bytes `hash` names. */
type Source = { path: string; hash: string };

/** A smaller copy of a picture. */
export type SmallerCopy = Source & {
  /** Pixels of the stored picture; a copy is never wider. */
  intrinsicWidth: number;
  width: DerivedWidth;
  format: DerivedFormat;
};

/**
 * A JPEG of exactly that size: cut around the focal point (0–100) as on pages, or whole on a ground (`#133d30`),
 * never enlarged.
 */
export type SharedShape =
  | { crop: { width: number; height: number; focusX: number; focusY: number } }
  | { whole: { width: number; height: number; ground: string } };

type SharedCopy = Source & SharedShape;

export type DerivedRequest = SmallerCopy | SharedCopy;

/** Null when the stored picture is not there. */
type OpenSource = () => Promise<OpenedFile | null>;

export interface DerivedImages {
  /**
   * The copy, without metadata: from the disk, or made once however many ask at the same moment.
   * Null when the stored picture is gone; rejects with a `BusyError` when too many wait already.
   */
  open(request: DerivedRequest, openSource: OpenSource): Promise<OpenedFile | null>;
  /** The bytes of a copy that is made already; null for any other. Opens nothing. */
  byteSize(request: DerivedRequest): Promise<number | null>;
  /** Removes every copy of a stored picture that was replaced or deleted. */
  forget(path: string): Promise<void>;
}

const WAITING = 100;
const SECONDS = 30;
/** Our own files, checked when they came in: the limit is of the largest of them, not of uploads. */
const SOURCE_PIXELS = 52_000_000;

/** The longest side that a WebP can have, in pixels. */
export const LONGEST_SIDE = 16_383;

/** Copies kept in a folder that may be emptied at any time. */
export function openDerivedImages(folder: string): DerivedImages {
  const limiter = createLimiter(Math.min(2, availableParallelism()), WAITING);
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const temporary = join(folder, ".tmp");
  const placeOf = (request: DerivedRequest) =>
    join(folderOf(folder, request.path), fileName(request));

  /** The source is opened before the turn is waited for: a storage that is silent holds nobody else up. */
  async function make(request: DerivedRequest, openSource: OpenSource) {
    const source = await openSource();
    if (!source) return null;
    try {
      return await limiter.run(async () => {
        const bytes = await render(await source.readWhole(), request);
        await keep(placeOf(request), bytes, temporary);
        return bytes;
      });
    } finally {
      await source.close();
    }
  }

  function makeOnce(request: DerivedRequest, openSource: OpenSource) {
    const place = placeOf(request);
    const asked = underWay.get(place);
    if (asked) return asked;
    const made = make(request, openSource).finally(() => underWay.delete(place));
    underWay.set(place, made);
    return made;
  }

  return {
    async open(request, openSource) {
      const place = placeOf(request);
      const kept = await openKept(place);
      if (kept) return kept;
      const bytes = await makeOnce(request, openSource);
      return bytes && ((await openKept(place)) ?? openedBytes(bytes));
    },
    async byteSize(request) {
      const found = await stat(placeOf(request)).catch(() => null);
      return found?.size ?? null;
    },
    forget: (path) => rm(folderOf(folder, path), { recursive: true, force: true }),
  };
}

/** No part of a path is in the name of a file here: only its SHA-256. */
function folderOf(folder: string, path: string): string {
  const name = sha256(path);
  return join(folder, name.slice(0, 2), name.slice(2, 34));
}

function fileName(request: DerivedRequest): string {
  if (isShared(request)) return `${shareName(request)}.share.jpg`;
  return `${request.hash.slice(0, 16)}-${pixelWidth(request)}.${request.format}`;
}

function isShared(request: DerivedRequest): request is SharedCopy {
  return "crop" in request || "whole" in request;
}

/** Changes with the picture and with how it is shared. */
export function shareName(copy: Pick<Source, "hash"> & SharedShape): string {
  const hash = copy.hash.slice(0, 16);
  if ("whole" in copy) {
    const { width, height, ground } = copy.whole;
    return `${hash}-${width}x${height}-on-${ground.slice(1)}`;
  }
  const { width, height, focusX, focusY } = copy.crop;
  return `${hash}-${width}x${height}-${Math.round(focusX)}-${Math.round(focusY)}`;
}

function pixelWidth(request: SmallerCopy): number {
  return Math.min(request.width, request.intrinsicWidth);
}

/** A copy that cannot be opened counts as one that is not made yet. */
async function openKept(place: string): Promise<OpenedFile | null> {
  try {
    const handle = await openPlainFile(place);
    return handle && (await openedFile(handle));
  } catch {
    return null;
  }
}

/** A copy that cannot be kept (a full disk) is still a copy to show. */
async function keep(file: string, bytes: Uint8Array, temporary: string): Promise<void> {
  try {
    await mkdir(temporary, { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    await writeAtomically(file, bytes, { temporary, durable: false });
  } catch {
    // It is made again when it is next asked for.
  }
}

async function render(source: Uint8Array, request: DerivedRequest): Promise<Uint8Array> {
  const image = sharp(source, { limitInputPixels: SOURCE_PIXELS, sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient();
  if ("crop" in request) return await encodeShared(await crop(image, request.crop));
  if ("whole" in request) return await encodeShared(await putOnGround(image, request.whole));
  const smaller = shrink(image, request);
  if (request.format === "jpeg") return await encodeShared(smaller);
  // AVIF effort 2 takes a sixth of the time of the default 4 for 6 to 10 percent more bytes (docs/decisions/0003-pictures.md).
  const encoded =
    request.format === "avif"
      ? smaller.avif({ quality: 55, effort: 2 })
      : smaller.webp({ quality: 78, effort: 4 });
  return await encoded.toBuffer();
}

/** WhatsApp shows no picture above about this. */
const SHARED_BYTES = 300_000;
const SHARED_QUALITIES = [82, 72, 60, 45, 30];

/** A JPEG for others to show, at the first quality that is light enough. */
async function encodeShared(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = image.flatten({ background: "#ffffff" }).raw();
  const { data, info: raw } = await drawing.toBuffer({ resolveWithObject: true });
  let shared = new Uint8Array<ArrayBuffer>(new ArrayBuffer(0));
  for (const quality of SHARED_QUALITIES) {
    shared = new Uint8Array(await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer());
    if (shared.byteLength <= SHARED_BYTES) break;
  }
  return shared;
}

function shrink(image: Sharp, request: SmallerCopy): Sharp {
  return image.resize({
    width: pixelWidth(request),
    height: LONGEST_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  });
}

type Whole = Extract<SharedShape, { whole: unknown }>["whole"];

/** The whole picture in the middle; what shows through in it is white, as on pages. */
async function putOnGround(image: Sharp, { width, height, ground }: Whole): Promise<Sharp> {
  const fit = { width, height, fit: "inside", withoutEnlargement: true } as const;
  const input = await image.resize(fit).flatten({ background: "#ffffff" }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input },
  ]);
}

type Crop = Extract<SharedShape, { crop: unknown }>["crop"];

/**
 * Covers the wanted size, as `object-fit: cover` with the focal point as `object-position` does. Cut
 * first: what a very long picture would be at that width fits into no memory.
 */
async function crop(image: Sharp, { width, height, focusX, focusY }: Crop): Promise<Sharp> {
  const { autoOrient: size } = await image.metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const seen = {
    width: Math.min(size.width, Math.max(1, Math.round(width / scale))),
    height: Math.min(size.height, Math.max(1, Math.round(height / scale))),
  };
  return image
    .extract({
      left: Math.round(((size.width - seen.width) * focusX) / 100),
      top: Math.round(((size.height - seen.height) * focusY) / 100),
      ...seen,
    })
    .resize({ width, height, fit: "fill" });
}
