import { Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

export type WholePage = {
  html: string;
  /** Failures behind a boundary: the page stands, with a part that the browser tries again. */
  errors: unknown[];
};

type RenderOptions = { nonce: string; timeout: number };

/**
 * Renders a document to its end, everything awaited, as pages that are kept must be. Rejects when
 * the document itself fails; what is still awaited after `timeout` milliseconds counts as failed.
 */
export async function renderWhole(document: ReactNode, options: RenderOptions): Promise<WholePage> {
  return renderAtOnce(document) ?? (await renderAwaiting(document, options));
}

/** Where React leaves a boundary to the browser, because something in it is awaited or failed. */
const LEFT_TO_BROWSER = "<!--$!-->";
/** What React writes before a document in a stream alone. */
const DOCTYPE = "<!DOCTYPE html>";

/**
 * Nearly all pages await nothing once their data is there: as one text they take half of what a
 * stream does, which writes them as bytes. Null when there is something to await, or to tell as failed.
 */
function renderAtOnce(document: ReactNode): WholePage | null {
  try {
    const html = renderToString(document);
    if (html.includes(LEFT_TO_BROWSER)) return null;
    return { html: html.startsWith("<html") ? `${DOCTYPE}${html}` : html, errors: [] };
  } catch {
    return null;
  }
}

function renderAwaiting(
  document: ReactNode,
  { nonce, timeout }: RenderOptions,
): Promise<WholePage> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    let html = "";
    const decoder = new StringDecoder("utf8");
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
      // React hands all of a page over at once, without waiting for a slow reader.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      decodeStrings: false,
      write(chunk: string | Buffer<ArrayBuffer>, _encoding, done) {
        html += typeof chunk === "string" ? chunk : readView(decoder, chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html: html + decoder.end(), errors });
        done();
      },
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render.")), timeout);
  });
}

/** What React writes short texts into, one after the other; each is its own, and left behind once written. */
const VIEW_BYTES = 4_096;

/**
 * The text of a piece. Its memory is given back at once: left to the collector, those of a rush
 * would lie all over the heap, which could then never shrink again.
 */
function readView(decoder: StringDecoder, view: Buffer<ArrayBuffer>): string {
  const text = decoder.write(view);
  if (view.buffer.byteLength === VIEW_BYTES) view.buffer.transfer(0);
  return text;
}
