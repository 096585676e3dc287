import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, opendir, realpath } from "node:fs/promises";
import { extname, join } from "node:path";
import type { ListedFile } from "./storage";
import { StorageError } from "./storage-error";
import { isStoragePath } from "./storage-path";

const MEDIA_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
};

const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);

/** The code of a system error (`ENOSPC`); empty for any other. */
function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isMissing(error: unknown): boolean {
  return MISSING.has(systemCode(error));
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** A failure of the disk as that of a storage. */
export function diskFailure(error: unknown): StorageError {
  return new StorageError(FULL.has(systemCode(error)) ? "full" : "unavailable", error);
}

export function mediaTypeOf(path: string): string {
  return MEDIA_TYPES[extname(path)] ?? "application/octet-stream";
}

/** The folder of a path; null when it is missing or a symbolic link leads elsewhere. */
export async function realFolder(
  root: string,
  segments: readonly string[],
  { make }: { make: boolean },
): Promise<string | null> {
  const folder = join(root, ...segments);
  try {
    if (make) await mkdir(folder, { recursive: true });
    return (await realpath(folder)) === folder ? folder : null;
  } catch (error) {
    if (!make && isMissing(error)) return null;
    throw error;
  }
}

/** Opens a file to read, never through a symbolic link; null when there is none. */
export async function openPlainFile(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The files under a bucket's folder, one at a time; what our code did not name is left out. */
export async function* listPlainFiles(root: string, path: string): AsyncGenerator<ListedFile> {
  const folder = await realFolder(root, path.split("/"), { make: false });
  if (!folder) return;
  for await (const entry of await opendir(folder)) {
    const found = `${path}/${entry.name}`;
    if (!isStoragePath(found)) continue;
    if (entry.isDirectory()) yield* listPlainFiles(root, found);
    if (!entry.isFile()) continue;
    const byteSize = await sizeOf(join(folder, entry.name));
    if (byteSize !== null) yield { path: found, byteSize };
  }
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await lstat(file)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
