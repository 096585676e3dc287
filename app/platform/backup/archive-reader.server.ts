import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { extract, type Header } from "tar-stream";
import { BackupError } from "./backup-error";

/** An entry as it comes by: read `chunks` to their end before the next one. */
export type ArchiveEntry = {
  name: string;
  byteSize: number;
  /** Where its bytes begin in the archive. */
  offset: number;
  chunks: AsyncIterable<Uint8Array>;
};

/**
 * The entries of a tar archive, in their order. Throws a `BackupError`: `not-a-backup` for what is no
 * archive, `incomplete` for one that is cut, `damaged` for one with links, folders or devices.
 */
export async function* readArchive(handle: FileHandle): AsyncGenerator<ArchiveEntry> {
  const archive = extract();
  const source = Readable.from(readChunks(handle));
  source.on("error", (error) => archive.destroy(error));
  source.pipe(archive);
  let isFirst = true;
  try {
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header;
      if (type !== "file") throw new BackupError("damaged", `${name}: ${type}`);
      yield {
        name,
        byteSize: size,
        offset: offsetOf(entry.header),
        chunks: bytesOf(entry, isFirst),
      };
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

/** The bytes of a part of an archive that was read before. */
export async function* readPart(
  handle: FileHandle,
  { offset, byteSize }: { offset: number; byteSize: number },
): AsyncGenerator<Uint8Array> {
  let position = offset;
  const end = offset + byteSize;
  while (position < end) {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, end - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new BackupError("incomplete");
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

const CHUNK = 262_144;

async function* bytesOf(
  entry: AsyncIterable<unknown>,
  isFirst: boolean,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of entry) {
      if (chunk instanceof Uint8Array) yield chunk;
    }
  } catch (error) {
    throw explain(error, isFirst);
  }
}

async function* readChunks(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const { size } = await handle.stat();
  yield* readPart(handle, { offset: 0, byteSize: size });
}

/** What the library said of the archive, in our words; a disk that fails speaks for itself. */
function explain(error: unknown, isFirst: boolean): unknown {
  if (error instanceof BackupError || !(error instanceof Error) || "syscall" in error) return error;
  const isWrong = /invalid|header|checksum/i.test(error.message);
  const problem = isWrong ? "damaged" : "incomplete";
  return new BackupError(isFirst ? "not-a-backup" : problem, "", { cause: error });
}
