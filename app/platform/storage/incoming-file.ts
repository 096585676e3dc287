import type { FileStream } from "./storage";

/**
 * The chunks of a file on its way into a storage. Fails unless they are exactly as many bytes as was
 * said, and remembers its own failure: what the source did wrong is not the storage's doing.
 */
class IncomingFile implements AsyncIterable<Uint8Array> {
  /** What reading failed with; null while all is well. */
  failure: { error: unknown } | null = null;
  readonly #file: Pick<FileStream, "stream" | "byteSize">;

  constructor(file: Pick<FileStream, "stream" | "byteSize">) {
    this.#file = file;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    const { stream, byteSize } = this.#file;
    let received = 0;
    const reader = stream.getReader();
    try {
      for (;;) {
        const { done, value } = await this.#remembered(reader.read());
        if (done) break;
        received += value.byteLength;
        if (received > byteSize) throw this.#wrongSize(`more than ${byteSize}`);
        yield value;
      }
      if (received < byteSize) throw this.#wrongSize(`${received} of ${byteSize}`);
    } finally {
      // Of no effect on a stream that came to its end.
      await reader.cancel().catch(() => undefined);
    }
  }

  async #remembered<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }

  #wrongSize(found: string): RangeError {
    const error = new RangeError(`The stream gave ${found} bytes.`);
    this.failure = { error };
    return error;
  }
}

/**
 * Runs `store` with the chunks of a file. Rejects with what the source failed with if it did, else
 * with what `store` does; the source is told when nobody reads on.
 */
export async function receiveFile(
  file: Pick<FileStream, "stream" | "byteSize">,
  store: (chunks: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const incoming = new IncomingFile(file);
  try {
    await store(incoming);
  } catch (error) {
    // One that is being read is told by its reader.
    await file.stream.cancel().catch(() => undefined);
    throw incoming.failure ? incoming.failure.error : error;
  }
}
