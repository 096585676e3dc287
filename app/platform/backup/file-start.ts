import { SNIFFED_BYTES } from "~/lib/image-kind";

/** A file as it flows, of which the first bytes were looked at: read `chunks` to the end, or cancel. */
export type StartedFile = {
  start: Uint8Array;
  /** The whole file, its start included. */
  chunks(): AsyncGenerator<Uint8Array>;
  cancel(): Promise<void>;
};

/** Reads as much of a file as tells what it is. */
export async function readStart(stream: ReadableStream<Uint8Array>): Promise<StartedFile> {
  const reader = stream.getReader();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < SNIFFED_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  return {
    start: Buffer.concat(first.map((chunk) => chunk.subarray(0, SNIFFED_BYTES))),
    cancel: () => reader.cancel(),
    chunks: async function* () {
      try {
        yield* first;
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
        }
      } finally {
        // Of no effect on a stream that came to its end.
        await reader.cancel().catch(() => undefined);
      }
    },
  };
}
