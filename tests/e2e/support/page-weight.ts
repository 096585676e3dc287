import type { CDPSession, Page } from "@playwright/test";

/** What a page costs a phone that comes for the first time: kilobytes as they travel, headers too, and counts. */
export type PageWeight = {
  /** Requests that begin before the page has loaded, the page itself among them. */
  requests: number;
  /** Scripts asked for before the page has loaded. */
  scriptsBeforeLoad: number;
  /** All scripts, those of hydration too. */
  scripts: number;
  html: number;
  /** Sheets of the screen; that for paper is fetched last, and nothing waits for it. */
  css: number;
  /** The sheet for paper. */
  paper: number;
  fonts: number;
  /** Pictures asked for without scrolling: the first screen's, and what lies just below it. */
  images: number;
  /** How much of the page moved by itself (cumulative layout shift). */
  shift: number;
};

type Sent = { url: string; type: string; beforeLoad: boolean; bytes: number };

/** Listens to the network of a page, from before it is opened. */
export async function weigh(page: Page): Promise<() => Promise<PageWeight>> {
  const session = await page.context().newCDPSession(page);
  const sent = await listen(session);
  await page.addInitScript(noteShifts);
  return async () => {
    const { load, shift } = await page.evaluate(readDocument);
    for (const one of sent.values()) {
      const start = await page.evaluate(startOf, one.url);
      one.beforeLoad = one.type === "Document" || (start !== null && start < load);
    }
    return { ...add([...sent.values()]), shift };
  };
}

async function listen(session: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    sent.set(requestId, { url: request.url, type, beforeLoad: false, bytes: 0 });
  });
  // Of a whole answer: twenty small files cost a phone sixteen kilobytes of headers.
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return sent;
}

/** In the page: adds up how much of it moves by itself, as `shift` of its window. */
export function noteShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, "value");
      Object.assign(window, { shift: Reflect.get(window, "shift") + Number(value) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** In the page. */
function readDocument() {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shift = Number(Reflect.get(window, "shift"));
  return { load: document?.loadEventStart ?? 0, shift };
}

/** In the page. */
function startOf(url: string): number | null {
  return performance.getEntriesByName(url)[0]?.startTime ?? null;
}

function add(sent: Sent[]): Omit<PageWeight, "shift"> {
  const kilobytes = (isMeant: (one: Sent) => boolean) => {
    const bytes = sent.filter(isMeant).reduce((sum, one) => sum + one.bytes, 0);
    return inKilobytes(bytes);
  };
  const isForPaper = ({ url }: Sent) => /\/print-[^/]+\.css$/.test(url);
  const isScript = ({ type, url }: Sent) =>
    type === "Script" || new URL(url).pathname.endsWith(".js");
  return {
    requests: sent.filter((one) => one.beforeLoad && !isForPaper(one)).length,
    scriptsBeforeLoad: sent.filter((one) => one.beforeLoad && isScript(one)).length,
    scripts: kilobytes(isScript),
    html: kilobytes(({ type }) => type === "Document"),
    css: kilobytes((one) => one.type === "Stylesheet" && !isForPaper(one)),
    paper: kilobytes(isForPaper),
    fonts: kilobytes(({ type }) => type === "Font"),
    images: kilobytes(({ type }) => type === "Image"),
  };
}

function inKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
