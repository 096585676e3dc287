import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { type FileHandle, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type Header, pack } from "tar-stream";
import { flushFolder } from "~/platform/storage/atomic-file.server";
import { BackupError } from "./backup-error";
import { type BackupRow, parseLines, type TableShape, unpackLines } from "./backup-format";

/** An entry as it comes by: read `chunks` to their end before the next one. */
export type ArchiveEntry = {
  name: string;
  type: Header["type"];
  byteSize: number;
  /** Where its bytes begin in the archive. */
  offset: number;
  chunks: AsyncIterable<Uint8Array>;
};

/** Where bytes stand in an archive, and their SHA-256. */
export type Place = { offset: number; byteSize: number; sha256: string };

const CHUNK = 262_144;

/**
 * The entries of a tar archive, in their order. Throws a `BackupError`: `not-a-backup` for what is no
 * archive, `incomplete` for one that is cut, `damaged` for one that cannot be read on.
 */
export async function* readArchive(handle: FileHandle): AsyncGenerator<ArchiveEntry> {
  const { size } = await handle.stat();
  const archive = extract();
  const source = Readable.from(readBytes(handle, 0, size));
  source.on("error", (error) => archive.destroy(error));
  source.pipe(archive);
  let isFirst = true;
  const bytesOf = async function* (entry: AsyncIterable<unknown>) {
    try {
      for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk;
    } catch (error) {
      throw explain(error, isFirst);
    }
  };
  try {
    for await (const entry of archive) {
      const { name, size: byteSize = 0, type } = entry.header;
      yield { name, type, byteSize, offset: offsetOf(entry.header), chunks: bytesOf(entry) };
      isFirst = false;
      entry.resume();
    }
  } catch (error) {
    throw explain(error, isFirst);
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/** Where an entry's bytes begin; the types of the library leave it out. */
function offsetOf(header: Header): number {
  const offset = "byteOffset" in header ? Number(header.byteOffset) : Number.NaN;
  if (!Number.isSafeInteger(offset)) throw new Error("tar-stream tells no offsets any more.");
  return offset;
}

/** What the library said of the archive, in our words; a disk that fails speaks for itself. */
function explain(error: unknown, isFirst: boolean): unknown {
  if (error instanceof BackupError || !(error instanceof Error) || "syscall" in error) return error;
  const isWrong = /invalid|header|checksum/i.test(error.message);
  const problem = isWrong ? "damaged" : "incomplete";
  return new BackupError(isFirst ? "not-a-backup" : problem, "", { cause: error });
}

/** Bytes that were verified before: the last of them come only if all are still what they were. */
export async function* readVerified(
  handle: FileHandle,
  { offset, byteSize, sha256 }: Place,
  detail: string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let held: Uint8Array | null = null;
  for await (const chunk of readBytes(handle, offset, offset + byteSize)) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest("hex") !== sha256) throw new BackupError("damaged", detail);
  if (held) yield held;
}

/** The rows of a part that was verified before. Throws a `BackupError` when it is no longer what it was. */
export async function readRows(
  handle: FileHandle,
  part: Place,
  table: TableShape,
): Promise<BackupRow[]> {
  const packed = Buffer.concat(await Array.fromAsync(readVerified(handle, part, table.name)));
  return parseLines(await unpackLines(packed), table);
}

async function* readBytes(
  handle: FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let position = start;
  while (position < end) {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, end - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new BackupError("incomplete");
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

export type ArchiveWriter = {
  /** Adds an entry, one at a time: bytes, or a stream of exactly `byteSize` of them. */
  add(name: string, body: string | Uint8Array | Streamed): Promise<void>;
  /** Writes the end, flushes, and gives the file its name; returns its size in bytes. */
  finish(): Promise<number>;
  /** Leaves nothing behind, not even an archive that has its name already. */
  abandon(): Promise<void>;
};
type Streamed = { byteSize: number; chunks: AsyncIterable<Uint8Array> };

/**
 * A tar archive on its way to the disk, readable by its owner only. It has its name once it is whole.
 * Rejects with a `BackupError` (`folder`, `no-place`) for a place where no file can be, with the
 * system's error otherwise.
 */
export async function openArchiveWriter(file: string): Promise<ArchiveWriter> {
  const draft = `${file}.partiel`;
  const output = await openDraft(file, draft);
  const archive = pack();
  const written = pipeline(archive, output);
  // Heard by whoever adds an entry, or finishes.
  written.catch(() => undefined);
  let isNamed = false;
  return {
    async add(name, body) {
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      const { byteSize, chunks } =
        bytes instanceof Uint8Array ? { byteSize: bytes.length, chunks: [bytes] } : bytes;
      try {
        await pipeline(chunks, archive.entry({ name, size: byteSize, mode: 0o600 }));
      } catch (error) {
        throw output.errored ?? error;
      }
    },
    async finish() {
      archive.finalize();
      await written;
      await rename(draft, file);
      isNamed = true;
      await flushFolder(dirname(file));
      return output.bytesWritten;
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => undefined);
      await rm(isNamed ? file : draft, { force: true });
    },
  };
}

async function openDraft(file: string, draft: string): Promise<WriteStream> {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) throw new BackupError("folder", file);
  // Flushed before it is closed.
  const output = createWriteStream(draft, { mode: 0o600, flush: true });
  await once(output, "open").catch((cause: NodeJS.ErrnoException) => {
    const isNowhere = cause.code === "ENOENT" || cause.code === "ENOTDIR";
    throw isNowhere ? new BackupError("no-place", file, { cause }) : cause;
  });
  return output;
}
