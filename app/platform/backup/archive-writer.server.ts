import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { type Pack, pack } from "tar-stream";
import { BackupError } from "./backup-error";

export type ArchiveWriter = {
  /** Adds an entry of exactly `byteSize` bytes; one at a time. */
  add(name: string, byteSize: number, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the end, flushes, and gives the file its name; returns its size in bytes. */
  finish(): Promise<number>;
  /** Leaves nothing behind, not even an archive that has its name already. */
  abandon(): Promise<void>;
};

/**
 * A tar archive on its way to the disk, readable by its owner only. It has its name once it is whole.
 * Rejects with a `BackupError` (`folder`, `no-place`) for a place where no file can be, with the
 * system's error otherwise.
 */
export async function openArchiveWriter(file: string): Promise<ArchiveWriter> {
  const draft = `${file}.partiel`;
  const handle = await openDraft(file, draft);
  const archive = pack();
  let isNamed = false;
  const output = { bytes: 0, failure: null as { error: unknown } | null };
  const writing = drainInto(handle, archive, output).catch((error: unknown) => {
    output.failure = { error };
  });

  const add = async (name: string, byteSize: number, chunks: AsyncIterable<Uint8Array>) => {
    try {
      await putEntry(archive, { name, byteSize }, chunks);
    } catch (error) {
      throw output.failure ? output.failure.error : error;
    }
  };
  const addBytes = (name: string, bytes: Uint8Array) => add(name, bytes.length, only(bytes));
  return {
    add,
    addBytes,
    addText: (name, text) => addBytes(name, Buffer.from(text)),
    finish: async () => {
      archive.finalize();
      await writing;
      if (output.failure) throw output.failure.error;
      await handle.sync();
      await handle.close();
      await rename(draft, file);
      isNamed = true;
      await flushFolder(dirname(file));
      return output.bytes;
    },
    abandon: async () => {
      archive.destroy();
      await writing;
      await handle.close().catch(() => undefined);
      await rm(isNamed ? file : draft, { force: true });
    },
  };
}

async function openDraft(file: string, draft: string): Promise<FileHandle> {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) throw new BackupError("folder", file);
  return await open(draft, "w", 0o600).catch((cause: NodeJS.ErrnoException) => {
    const isNowhere = cause.code === "ENOENT" || cause.code === "ENOTDIR";
    throw isNowhere ? new BackupError("no-place", file, { cause }) : cause;
  });
}

async function drainInto(handle: FileHandle, archive: Pack, output: { bytes: number }) {
  for await (const chunk of archive) {
    if (!(chunk instanceof Uint8Array)) continue;
    let rest = chunk;
    while (rest.length > 0) {
      const { bytesWritten } = await handle.write(rest);
      output.bytes += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
  }
}

function putEntry(
  archive: Pack,
  { name, byteSize }: { name: string; byteSize: number },
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: byteSize, mode: 0o600 }, (error) => {
      if (error) reject(error);
      else resolve();
    });
    // Heard by the callback above already.
    entry.on("error", () => undefined);
    feed(entry, chunks).catch((error: Error) => {
      reject(error);
      entry.destroy(error);
    });
  });
}

async function feed(entry: NodeJS.WritableStream, chunks: AsyncIterable<Uint8Array>) {
  for await (const chunk of chunks) {
    if (!entry.write(chunk)) await drained(entry);
  }
  entry.end();
}

function drained(entry: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error("The archive cannot be written."));
    entry.once("close", gone);
    entry.once("drain", () => {
      entry.removeListener("close", gone);
      resolve();
    });
  });
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
