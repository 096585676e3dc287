import { setImmediate as turn } from "node:timers/promises";
import type { Selectable } from "kysely";
import { mediaUrl, parseMediaUrl } from "~/lib/media-url";
import { isStagedPath, type UploadedImage } from "~/lib/pictures";
import type { Database, Queryable } from "~/platform/database/database.server";
import { isLeaving } from "~/platform/storage/cleanup-log.server";
import type { Storage } from "~/platform/storage/storage";
import type { MediaFilesTable } from "~database/schema/upkeep";
import { type ImageUpload, pictureFiles } from "./picture-files.server";
import { saveFiles } from "./save-files.server";

/**
 * Checks a picture by its bytes, frees it of metadata, brings it within its preset and stores it
 * under the path of specification §7, with its thumbnail where lists need one. Files and rows stand
 * together or not at all. A file that this one replaces under another path is put down for cleanup,
 * and so is a staged one at once: its form may never be saved.
 * Rejects with an `ImageError` (French, for the person) or a `StorageError`.
 */
export async function storeImage(
  site: { database: Database; storage: Storage },
  upload: ImageUpload,
): Promise<UploadedImage> {
  const { picture, thumbnail, isOneColour } = await pictureFiles(upload);
  await saveFiles(site, {
    files: thumbnail ? [picture, thumbnail] : [picture],
    isStaged: isStagedPath(picture.path),
    uploadedBy: upload.uploadedBy,
    now: upload.now,
  });
  const version = { width: picture.width, height: picture.height, hash: picture.version };
  return {
    url: mediaUrl({ ...version, path: picture.path }),
    thumbnailUrl: thumbnail && mediaUrl({ ...version, path: thumbnail.path }),
    width: picture.width,
    height: picture.height,
    byteSize: picture.body.byteLength,
    isOneColour,
  };
}

/** What is known of a stored file; sizes are pixels and bytes. */
export type MediaFile = {
  path: string;
  mediaType: string;
  byteSize: number;
  width: number;
  height: number;
  hash: string;
};

const COLUMNS = ["path", "media_type", "byte_size", "width", "height", "hash"] as const;

/** The file of a `bucket/key` path; null when none was stored under it. */
export async function findMediaFile(db: Queryable, path: string): Promise<MediaFile | null> {
  const row = await db
    .selectFrom("media_files")
    .select(COLUMNS)
    .where("path", "=", path)
    .executeTakeFirst();
  if (!row) return null;
  return toMediaFile(row);
}

type MediaRow = Pick<Selectable<MediaFilesTable>, (typeof COLUMNS)[number]>;

function toMediaFile({ media_type: mediaType, byte_size: byteSize, ...rest }: MediaRow): MediaFile {
  return { ...rest, mediaType, byteSize };
}

const ROWS = 1000;

/** Those of some `bucket/key` paths that were stored, by their path. All rows are read, a thousand at a time. */
export async function listMediaFiles(
  db: Queryable,
  paths: ReadonlySet<string>,
): Promise<Map<string, MediaFile>> {
  const files = new Map<string, MediaFile>();
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("media_files")
      .select(COLUMNS)
      .where("path", ">", after)
      .orderBy("path")
      .limit(ROWS)
      .execute();
    for (const row of rows) if (paths.has(row.path)) files.set(row.path, toMediaFile(row));
    if (rows.length < ROWS) return files;
    after = rows.at(-1)?.path ?? "";
    await turn();
  }
}

/** Whether an address that a form sent is one of ours and its file was stored, and is not about to go. */
export async function isStoredImage(db: Queryable, url: string): Promise<boolean> {
  const path = parseMediaUrl(url)?.path;
  if (path === undefined || (await findMediaFile(db, path)) === null) return false;
  return !(await isLeaving(db, path));
}

/** How much is stored: files and bytes, derived copies left out. */
export async function storageUse(db: Queryable): Promise<{ files: number; bytes: number }> {
  const row = await db
    .selectFrom("media_files")
    .select((eb) => [eb.fn.countAll().as("files"), eb.fn.sum("byte_size").as("bytes")])
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}
