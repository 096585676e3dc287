import type { FileHandle } from "node:fs/promises";
import type { ByteRange } from "~/lib/byte-range";

/** How much of a file is in memory for each reader of it. */
const CHUNK_BYTES = 16 * 1024;

/** A file that is open to be read once; its reader streams it, reads it whole or closes it. */
export interface OpenedFile {
  readonly byteSize: number;
  /** A range of it, or all of it, a chunk at a time; closes the file at the end, and when it is cancelled. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
  /** All of it; closes the file. */
  readWhole(): Promise<Uint8Array>;
  /** Never rejects; of no effect on a file that is closed. */
  close(): Promise<void>;
}

/**
 * The file of a handle, as long as it is now. Closes the handle when that cannot be told.
 * @param surface makes of a failure to read what the reader gets
 */
export async function openedFile(
  handle: FileHandle,
  surface: (error: unknown) => unknown = (error) => error,
): Promise<OpenedFile> {
  try {
    const { size } = await handle.stat();
    return new FileOfHandle(handle, size, surface);
  } catch (error) {
    await handle.close();
    throw surface(error);
  }
}

class FileOfHandle implements OpenedFile {
  readonly byteSize: number;
  readonly #handle: FileHandle;
  readonly #surface: (error: unknown) => unknown;

  constructor(handle: FileHandle, byteSize: number, surface: (error: unknown) => unknown) {
    this.#handle = handle;
    this.byteSize = byteSize;
    this.#surface = surface;
  }

  stream({ first, last } = wholeRange(this.byteSize)): ReadableStream<Uint8Array> {
    let position = first;
    return pulledStream(
      async () => {
        if (position > last) return null;
        const chunk = await this.#read(position, Math.min(CHUNK_BYTES, last + 1 - position));
        position += chunk.byteLength;
        return chunk;
      },
      () => this.close(),
    );
  }

  async readWhole(): Promise<Uint8Array> {
    try {
      return await this.#handle.readFile();
    } catch (error) {
      throw this.#surface(error);
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    // Resolves also when it is closed already.
    await this.#handle.close().catch(() => undefined);
  }

  async #read(position: number, length: number): Promise<Uint8Array> {
    try {
      const { bytesRead, buffer } = await this.#handle.read(
        new Uint8Array(length),
        0,
        length,
        position,
      );
      if (bytesRead === 0) throw new Error("The file became shorter while it was read.");
      return buffer.subarray(0, bytesRead);
    } catch (error) {
      throw this.#surface(error);
    }
  }
}

/** Bytes in memory as a file: all readers share them. */
export function openedBytes(bytes: Uint8Array): OpenedFile {
  const close = async () => undefined;
  return {
    byteSize: bytes.byteLength,
    stream({ first, last } = wholeRange(bytes.byteLength)) {
      let position = first;
      return pulledStream(async () => {
        if (position > last) return null;
        const chunk = bytes.subarray(position, Math.min(position + CHUNK_BYTES, last + 1));
        position += chunk.byteLength;
        return chunk;
      }, close);
    },
    readWhole: async () => bytes,
    close,
  };
}

function wholeRange(byteSize: number): ByteRange {
  return { first: 0, last: byteSize - 1 };
}

/** A stream that holds nothing before it is asked for: `next` gives a chunk, or null at the end. */
function pulledStream(
  next: () => Promise<Uint8Array | null>,
  close: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const chunk = await next();
      if (chunk) return controller.enqueue(chunk);
      await close();
      controller.close();
    } catch (error) {
      await close();
      controller.error(error);
    }
  };
  return new ReadableStream({ pull, cancel: close }, { highWaterMark: 0 });
}
