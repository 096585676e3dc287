import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

export type WholePage = {
  html: string;
  /** Failures behind a boundary: the page stands, with a part that the browser tries again. */
  errors: unknown[];
};

/**
 * Renders a document to its end, everything awaited, as pages that are kept must be. Rejects when
 * the document itself fails; what is still awaited after `timeout` milliseconds counts as failed.
 */
export function renderWhole(
  document: ReactNode,
  { nonce, timeout }: { nonce: string; timeout: number },
): Promise<WholePage> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Otherwise React moves parts of a long page to its end, where only a script puts them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // When the last part is given up, React is still counting while it says this.
      onAllReady: () => queueMicrotask(() => pipe(sink)),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => {
        errors.push(error);
      },
    });
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html: Buffer.concat(chunks).toString("utf8"), errors });
        done();
      },
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render.")), timeout);
  });
}
