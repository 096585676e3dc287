import { constants } from "node:fs";
import { mkdir, open, readFile, realpath, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { removeStaleDrafts, writeAtomically } from "./atomic-file.server";
import type { Storage, StoredFile } from "./storage";
import { StorageError } from "./storage-error";
import { storagePathSegments } from "./storage-path";

const MEDIA_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
};

/**
 * Files in a folder: written whole and flushed to the disk, or not at all. The media type follows
 * the extension. Symbolic links under the folder are never followed. Rejects with a `StorageError`
 * (`full` or `unavailable`), or a `TypeError` for a path that our code does not make.
 */
export function openLocalStorage(folder: string): Storage {
  return new LocalStorage(folder);
}

class LocalStorage implements Storage {
  readonly #folder: string;
  #prepared: Promise<string> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(path: string, file: StoredFile): Promise<void> {
    const segments = storagePathSegments(path);
    await surfaced(async () => {
      const root = await this.#root();
      const parent = await realFolder(root, segments.slice(0, -1), true);
      if (!parent) throw new Error("A symbolic link stands in the way.");
      await writeAtomically(join(parent, last(segments)), file.body, {
        temporary: temporaryFolder(root),
        durable: true,
      });
    });
  }

  async read(path: string): Promise<StoredFile | null> {
    const segments = storagePathSegments(path);
    return surfaced(async () => {
      const parent = await realFolder(await this.#root(), segments.slice(0, -1), false);
      const body = parent === null ? null : await readPlainFile(join(parent, last(segments)));
      return body && { body, mediaType: mediaTypeOf(path) };
    });
  }

  async delete(paths: readonly string[]): Promise<void> {
    const all = paths.map(storagePathSegments);
    await surfaced(async () => {
      const root = await this.#root();
      for (const segments of all) {
        const parent = await realFolder(root, segments.slice(0, -1), false);
        if (parent) await rm(join(parent, last(segments)), { force: true });
      }
    });
  }

  async check(): Promise<void> {
    await surfaced(async () => {
      const root = await this.#root();
      const probe = join(root, ".check");
      await writeAtomically(probe, new Uint8Array([1]), {
        temporary: temporaryFolder(root),
        durable: false,
      });
      await rm(probe, { force: true });
    });
  }

  #root(): Promise<string> {
    this.#prepared ??= prepare(this.#folder).catch((error: unknown) => {
      this.#prepared = null;
      throw error;
    });
    return this.#prepared;
  }
}

async function prepare(folder: string): Promise<string> {
  const temporary = temporaryFolder(folder);
  await mkdir(temporary, { recursive: true });
  await removeStaleDrafts(temporary, Date.now());
  return realpath(folder);
}

function temporaryFolder(root: string): string {
  return join(root, ".tmp");
}

function last(segments: readonly string[]): string {
  return segments[segments.length - 1] ?? "";
}

/** The folder of a path; null when it is missing or a symbolic link leads elsewhere. */
async function realFolder(root: string, segments: string[], make: boolean): Promise<string | null> {
  const folder = join(root, ...segments);
  try {
    if (make) await mkdir(folder, { recursive: true });
    return (await realpath(folder)) === folder ? folder : null;
  } catch (error) {
    if (!make && isMissing(error)) return null;
    throw error;
  }
}

async function readPlainFile(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return new Uint8Array(await readFile(handle));
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function mediaTypeOf(path: string): string {
  return MEDIA_TYPES[extname(path)] ?? "application/octet-stream";
}

const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);
const FULL = new Set(["ENOSPC", "EDQUOT"]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isMissing(error: unknown): boolean {
  return MISSING.has(codeOf(error));
}

async function surfaced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(FULL.has(codeOf(error)) ? "full" : "unavailable", error);
  }
}
