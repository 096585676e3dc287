import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import source from "./visit-beacon.boot.js?raw";

type Browser = {
  readyState?: string;
  prerendering?: boolean;
  referrer?: string;
  globalPrivacyControl?: boolean;
  doNotTrack?: string;
  /** Older than the site's scripts: the picture of those without any tells. */
  isScriptless?: boolean;
};

/** A browser in which the script runs: what it told, how events come, and how it paints. */
function load(browser: Browser = {}) {
  const told: string[] = [];
  const listeners = new Map<string, ((event: object) => void)[]>();
  const addEventListener = (name: string, listener: (event: object) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const location = { pathname: "/actualites" };
  let observed: () => void = () => undefined;
  class PerformanceObserver {
    readonly #callback: () => void;
    constructor(callback: () => void) {
      this.#callback = callback;
    }
    observe(asked: { type: string; buffered: boolean }) {
      expect(asked).toEqual({ type: "paint", buffered: true });
      observed = this.#callback;
    }
  }
  const frame: (() => void)[] = [];
  const requestAnimationFrame = (callback: () => void) => frame.push(callback);
  const nextFrame = () => {
    for (const callback of frame.splice(0)) callback();
  };
  const paint = () => observed();
  const { globalPrivacyControl, doNotTrack } = browser;
  const sendBeacon = (path: string, body: URLSearchParams) => told.push(`${path}?${body}`);
  const { isScriptless = false } = browser;
  runInNewContext(source, {
    URL,
    URLSearchParams,
    location,
    addEventListener,
    PerformanceObserver,
    requestAnimationFrame,
    navigator: { globalPrivacyControl, doNotTrack, sendBeacon },
    document: {
      readyState: "loading",
      referrer: "",
      prerendering: false,
      ...browser,
      currentScript: { remove: () => undefined },
      documentElement: { hasAttribute: () => isScriptless },
      addEventListener,
    },
  });
  const happen = (name: string, event = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  return { told, location, happen, paint, nextFrame };
}

test("a page tells once that it was read, with the host it was reached from", () => {
  const { told, happen, paint, nextFrame } = load({
    referrer: "https://www.google.com/search?q=club",
  });
  happen("load");
  nextFrame();
  paint();
  nextFrame();
  // What the page shows comes first.
  expect(told).toEqual([]);
  nextFrame();
  paint();
  happen("pagehide");
  happen("pageshow", { persisted: false });
  expect(told).toEqual(["/visites?page=%2Factualites&from=www.google.com"]);
});

test("a page that is left before it has loaded was read all the same", () => {
  const { told, happen } = load();
  happen("pagehide");
  expect(told).toEqual(["/visites?page=%2Factualites"]);
});

test("the page that was loaded is told, though another was reached before it had", () => {
  const { told, location, happen, paint, nextFrame } = load();
  location.pathname = "/contacts";
  happen("load");
  paint();
  nextFrame();
  nextFrame();
  expect(told).toEqual(["/visites?page=%2Factualites"]);
});

test("back to a page that the browser kept, what it shows is read again", () => {
  const { told, location, happen } = load({ readyState: "complete" });
  location.pathname = "/contacts";
  happen("pagehide");
  happen("pageshow", { persisted: true });
  happen("pagehide");
  expect(told).toEqual(["/visites?page=%2Factualites", "/visites?page=%2Fcontacts"]);
});

test("a page made ready beforehand is read once it is shown", () => {
  const { told, happen, paint, nextFrame } = load({
    prerendering: true,
    readyState: "complete",
  });
  happen("pagehide");
  expect(told).toEqual([]);
  happen("prerenderingchange");
  paint();
  nextFrame();
  nextFrame();
  expect(told).toHaveLength(1);
});

test.for([[{ doNotTrack: "1" }], [{ globalPrivacyControl: true }], [{ isScriptless: true }]])(
  "%o is respected",
  ([browser]) => {
    const { told, happen } = load({ ...browser, readyState: "complete" });
    happen("pageshow", { persisted: true });
    expect(told).toEqual([]);
  },
);
