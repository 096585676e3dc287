import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, opendir, realpath } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FileStream, ListedFile } from "./storage";
import { isStoragePath } from "./storage-path";

const CHUNK_BYTES = 64 * 1024;

const MEDIA_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
};

const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);

/** The code of a system error (`ENOSPC`); empty for any other. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isMissing(error: unknown): boolean {
  return MISSING.has(systemCode(error));
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

/** The file of a handle as it flows; the handle is closed with the stream. Failures are given by `surface`. */
export async function streamPlainFile(
  handle: FileHandle,
  surface: (error: unknown) => Error,
): Promise<Omit<FileStream, "mediaType">> {
  const { size: byteSize } = await handle.stat();
  let position = 0;
  const readChunk = async (): Promise<Uint8Array> => {
    const chunk = new Uint8Array(Math.min(CHUNK_BYTES, byteSize - position));
    const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, position);
    if (bytesRead === 0) throw new Error("The file became shorter while it was read.");
    position += bytesRead;
    return chunk.subarray(0, bytesRead);
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      if (position < byteSize) controller.enqueue(await readChunk());
      if (position < byteSize) return;
      await handle.close();
      controller.close();
    } catch (error) {
      await handle.close();
      controller.error(surface(error));
    }
  };
  const stream = new ReadableStream({ pull, cancel: () => handle.close() }, { highWaterMark: 0 });
  return { byteSize, stream };
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
