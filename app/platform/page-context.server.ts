import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import { publicManifestUrl } from "./page-cache/public-manifest";

export type PageContext = {
  context: EntryContext;
  /** What the page hands over to its browser, as it is written there; null when it could not be read. */
  data: string | null;
};

/**
 * What the router is to render a page from: the routes of that page alone, since it would set up
 * every one it is told of, and data that is there. A public page has its browser told the routes of
 * public pages alone (`isLean`).
 */
export async function pageContext(
  context: EntryContext,
  { isLean }: { isLean: boolean },
): Promise<PageContext> {
  const { manifest, staticHandlerContext, serverHandoffStream } = context;
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  const url = isLean ? publicManifestUrl(manifest.url) : manifest.url;
  const own = { ...context, manifest: { ...manifest, url, routes: Object.fromEntries(routes) } };
  return serverHandoffStream
    ? await withReadData(own, serverHandoffStream)
    : { context: own, data: null };
}

/**
 * The data that a page hands over to its browser, read to its end and put where the router keeps
 * what it has read: it then writes it at once, where it would have React wait for one piece after the
 * other. Data that cannot be handed over fails there, as it would.
 */
async function withReadData(
  context: EntryContext,
  stream: ReadableStream<Uint8Array>,
): Promise<PageContext> {
  const read = await text(stream).then(
    (value) => ({ result: { done: true, value } }),
    (error: unknown) => ({ error }),
  );
  const streamCache = { 0: Object.assign(Promise.resolve(), read) };
  const ready = {
    ...context,
    renderMeta: { ...context.renderMeta, streamCache },
    // Each rendering takes a reader of its own, though there is nothing left to read.
    get serverHandoffStream() {
      return new ReadableStream<Uint8Array>();
    },
  };
  return { context: ready, data: "result" in read ? read.result.value : null };
}
