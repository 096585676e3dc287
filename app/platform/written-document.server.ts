import type { Services } from "./services.server";

const documents = new WeakMap<Services, string>();

/**
 * Answers a request for a document with this HTML, without scripts, in place of the page that would
 * be drawn: for refusals that a flood brings about as often as it likes. Status and headers are those
 * of the page; the data of a client navigation stay as they are.
 */
export function writeDocument(services: Services, html: string): void {
  documents.set(services, html);
}

/** The HTML that `writeDocument` was given during this request. */
export function findWrittenDocument(services: Services): string | null {
  return documents.get(services) ?? null;
}
