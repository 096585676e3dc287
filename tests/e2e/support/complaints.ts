import { type BrowserContext, expect } from "@playwright/test";

/** A picture of a draft that is still on its way when the session ends is not there for a stranger. */
export const LATE_PICTURE = /status of 404.*\/media\/thumbnails\//;

/** What a browser complains about while a test runs. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(complaint: string): void {
    this.#heard.push(complaint);
  }

  /** For the test that brings it about, such as a page that is not found. */
  allow(complaint: RegExp): void {
    this.#allowed.push(complaint);
  }

  /** Fails unless everything heard was allowed. */
  verify(): void {
    const left = this.#heard.filter((said) => !this.#allowed.some((known) => known.test(said)));
    expect(left, "complaints of the browser").toEqual([]);
  }
}

/**
 * Listens to every page of the context: errors and warnings of the console, uncaught errors, and
 * requests to any host but the site's own. They are listened to only: a route would keep the
 * browser from holding anything in its cache.
 */
export function watchForComplaints(context: BrowserContext, siteUrl: string): Complaints {
  const complaints = new Complaints();
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    complaints.add(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => {
    const raised = event.error();
    complaints.add(`uncaught: ${raised.stack || String(raised)}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== siteUrl) {
      complaints.add(`third party: ${url}`);
    }
  });
  return complaints;
}
