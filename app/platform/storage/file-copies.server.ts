import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { sha256 } from "~/platform/random.server";
import { BusyError, createLimiter } from "~/platform/work-queues";
import { removeStaleDrafts, writeAtomically } from "./atomic-file.server";
import { receiveFile } from "./incoming-file";
import { diskFailure, openPlainFile } from "./local-files.server";
import { type OpenedFile, openedFile } from "./opened-file";
import type { FileStream } from "./storage";
import { StorageError } from "./storage-error";

/** The stored file `path`, whose bytes `hash` names. */
type StoredVersion = { path: string; hash: string };

/** Null when there is no such file; rejects with a `StorageError`. */
type ReadStored = () => Promise<FileStream | null>;

/** Copies of files that a storage elsewhere holds, so that a slow reader holds no connection to it. */
export interface FileCopies {
  /**
   * The copy: from the disk, or made with `read`, once however many ask at the same moment. Null when
   * the storage has no such file. Rejects with what `read` failed with, a `StorageError` when it cannot
   * be written, or a `BusyError` when too many wait already.
   */
  open(file: StoredVersion, read: ReadStored): Promise<OpenedFile | null>;
  /**
   * Removes every copy of a file that was replaced or deleted; those under way are removed when they
   * end, which a silent storage can delay. Never rejects.
   */
  forget(path: string): Promise<void>;
}

/** Fewer than the connections that the client of S3 opens: uploads and backups find one. */
const COPIES_AT_ONCE = 16;
const WAITING = 200;
/** A copy that is removed between its making and its opening is made again, so often at most. */
const ATTEMPTS = 3;

/**
 * Copies in a folder that may be emptied at any time, of at most `mostBytes` together: those that were
 * not asked for the longest go first.
 */
export function openFileCopies(folder: string, mostBytes: number): FileCopies {
  return new CopiesInFolder(folder, mostBytes);
}

class CopiesInFolder implements FileCopies {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #mostBytes: number;
  readonly #limiter = createLimiter(COPIES_AT_ONCE, WAITING);
  /** By the place of the copy: whether the storage has such a file. */
  readonly #underWay = new Map<string, Promise<boolean>>();
  /** Copies under way of a file that was forgotten since they began. */
  readonly #unwanted = new Set<string>();
  /** The bytes of each copy, by its place. */
  readonly #kept: LRUCache<string, number>;
  #outdated: string[] = [];
  #found: Promise<void> | null = null;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#temporary = join(folder, ".tmp");
    this.#mostBytes = mostBytes;
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (byteSize) => byteSize,
      dispose: (_, place, reason) => {
        if (reason === "evict") this.#outdated.push(place);
      },
    });
  }

  async open(file: StoredVersion, read: ReadStored): Promise<OpenedFile | null> {
    await this.#findKept();
    const place = this.#placeOf(file);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const copy = await this.#openKept(place);
      if (copy) return copy;
      if (!(await this.#copyOnce(place, read))) return null;
    }
    throw new BusyError();
  }

  async forget(path: string): Promise<void> {
    const start = this.#startOf(path);
    const isOfPath = (place: string) => place.startsWith(start);
    for (const place of this.#underWay.keys()) {
      if (isOfPath(place)) this.#unwanted.add(place);
    }
    const folder = dirname(start);
    const names = await readdir(folder).catch(() => []);
    for (const place of names.map((name) => join(folder, name)).filter(isOfPath)) {
      this.#kept.delete(place);
      await remove(place);
    }
  }

  /** No part of a path is in the name of a copy: only its SHA-256. */
  #startOf(path: string): string {
    const name = sha256(path);
    return join(this.#folder, name.slice(0, 2), `${name.slice(2, 34)}-`);
  }

  #placeOf({ path, hash }: StoredVersion): string {
    return this.#startOf(path) + hash.slice(0, 16);
  }

  async #openKept(place: string): Promise<OpenedFile | null> {
    const handle = await openPlainFile(place).catch((error: unknown) => {
      throw diskFailure(error);
    });
    const copy = handle && (await openedFile(handle, diskFailure));
    if (copy) await this.#keep(place, copy.byteSize);
    return copy;
  }

  /** One larger than all that may be kept stays alone, until another comes. */
  async #keep(place: string, byteSize: number): Promise<void> {
    this.#kept.set(place, Math.min(Math.max(byteSize, 1), this.#mostBytes));
    await this.#removeOutdated();
  }

  async #removeOutdated(): Promise<void> {
    const outdated = this.#outdated;
    this.#outdated = [];
    for (const place of outdated) await remove(place);
  }

  async #copyOnce(place: string, read: ReadStored): Promise<boolean> {
    const underWay = this.#underWay.get(place);
    if (underWay) return await underWay;
    const copied = this.#limiter
      .run(() => this.#copy(place, read))
      .finally(async () => {
        this.#underWay.delete(place);
        if (this.#unwanted.delete(place)) await remove(place);
      });
    this.#underWay.set(place, copied);
    return await copied;
  }

  async #copy(place: string, read: ReadStored): Promise<boolean> {
    const stored = await read();
    if (!stored) return false;
    try {
      await receiveFile(stored, async (chunks) => {
        await mkdir(this.#temporary, { recursive: true });
        await mkdir(dirname(place), { recursive: true });
        await writeAtomically(place, chunks, { temporary: this.#temporary, durable: true });
      });
      return true;
    } catch (error) {
      if (error instanceof StorageError) throw error;
      const failure = diskFailure(error);
      if (failure.kind === "full") await this.#makeRoom();
      throw failure;
    }
  }

  /** On a full disk copies are the first thing that the site can do without. */
  async #makeRoom(): Promise<void> {
    this.#outdated.push(...this.#kept.keys());
    this.#kept.clear();
    await this.#removeOutdated();
  }

  /** Counts what an earlier process left, the newest as the last asked for. */
  async #findKept(): Promise<void> {
    this.#found ??= this.#readFolder().catch((error: unknown) => {
      this.#found = null;
      throw diskFailure(error);
    });
    await this.#found;
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#temporary, { recursive: true });
    await removeStaleDrafts(this.#temporary, Date.now());
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const places = entries
      .filter((entry) => entry.isFile() && entry.parentPath !== this.#temporary)
      .map((entry) => join(entry.parentPath, entry.name));
    const copies = await Promise.all(places.map(findCopy));
    for (const copy of copies
      .filter((found) => found !== null)
      .toSorted((a, b) => a.madeAt - b.madeAt)) {
      await this.#keep(copy.place, copy.byteSize);
    }
  }
}

/** Null when another process removed it meanwhile. */
async function findCopy(place: string) {
  const found = await stat(place).catch(() => null);
  return found && { place, byteSize: found.size, madeAt: found.mtimeMs };
}

/** Never rejects: the next process finds a copy that could not be removed. */
async function remove(place: string): Promise<void> {
  await rm(place, { force: true }).catch(() => undefined);
}
