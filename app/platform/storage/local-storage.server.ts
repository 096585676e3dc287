import { mkdir, readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { removeStaleDrafts, writeAtomically } from "./atomic-file.server";
import { receiveFile } from "./incoming-file";
import {
  diskFailure,
  listPlainFiles,
  mediaTypeOf,
  openPlainFile,
  realFolder,
} from "./local-files.server";
import { type OpenedFile, openedFile } from "./opened-file";
import type { FileStream, ListedFile, Storage, StoredFile } from "./storage";
import { BUCKETS, storagePathSegments } from "./storage-path";

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
    await this.#put(storagePathSegments(path), file.body);
  }

  async writeStream(path: string, file: FileStream): Promise<void> {
    const segments = storagePathSegments(path);
    await receiveFile(file, (chunks) => this.#put(segments, chunks));
  }

  async read(path: string): Promise<StoredFile | null> {
    const segments = storagePathSegments(path);
    return surfaced(async () => {
      const handle = await this.#open(segments);
      if (!handle) return null;
      try {
        return { body: new Uint8Array(await readFile(handle)), mediaType: mediaTypeOf(path) };
      } finally {
        await handle.close();
      }
    });
  }

  async openRead(path: string): Promise<FileStream | null> {
    const file = await this.openFile(path);
    return file && { stream: file.stream(), byteSize: file.byteSize, mediaType: mediaTypeOf(path) };
  }

  async openFile(path: string): Promise<OpenedFile | null> {
    const segments = storagePathSegments(path);
    const handle = await surfaced(() => this.#open(segments));
    return handle && (await openedFile(handle, diskFailure));
  }

  async *list(): AsyncGenerator<ListedFile, void> {
    try {
      const root = await this.#root();
      for (const bucket of BUCKETS) yield* listPlainFiles(root, bucket);
    } catch (error) {
      throw diskFailure(error);
    }
  }

  async delete(paths: readonly string[]): Promise<void> {
    const all = paths.map(storagePathSegments);
    await surfaced(async () => {
      const root = await this.#root();
      for (const segments of all) {
        const parent = await realFolder(root, segments.slice(0, -1), { make: false });
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

  async #put(
    segments: readonly string[],
    body: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    await surfaced(async () => {
      const root = await this.#root();
      const parent = await realFolder(root, segments.slice(0, -1), { make: true });
      if (!parent) throw new Error("A symbolic link stands in the way.");
      await writeAtomically(join(parent, last(segments)), body, {
        temporary: temporaryFolder(root),
        durable: true,
      });
    });
  }

  async #open(segments: readonly string[]) {
    const parent = await realFolder(await this.#root(), segments.slice(0, -1), { make: false });
    return parent === null ? null : await openPlainFile(join(parent, last(segments)));
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

async function surfaced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw diskFailure(error);
  }
}
