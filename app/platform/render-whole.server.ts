import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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
export async function renderWhole(
  document: ReactNode,
  { nonce, timeout }: { nonce: string; timeout: number },
): Promise<WholePage> {
  const errors: unknown[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    const page = await new Promise<PassThrough>((resolve, reject) => {
      const { pipe, abort } = renderToPipeableStream(document, {
        nonce,
        // Otherwise React moves parts of a long page to its end, where only a script puts them back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // When the last part is given up, React is still counting while it says this.
        onAllReady: () => queueMicrotask(() => resolve(pipe(new PassThrough()))),
        onShellError: reject,
        onError: (error) => {
          errors.push(error);
        },
      });
      timer = setTimeout(() => abort(new Error("The page took too long to render.")), timeout);
    });
    return { html: await text(page), errors };
  } finally {
    clearTimeout(timer);
  }
}
