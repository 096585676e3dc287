import type { BrowserContext } from "@playwright/test";

/** What is newer than the oldest browsers of the promise, or no older: by the name it is taken away under. */
export const NEWER_APIS = {
  "Promise.withResolvers": ["Promise", "withResolvers"],
  "Promise.try": ["Promise", "try"],
  "Map.groupBy": ["Map", "groupBy"],
  "Object.groupBy": ["Object", "groupBy"],
  "URL.parse": ["URL", "parse"],
  "URL.canParse": ["URL", "canParse"],
  "well-formed texts": ["String.prototype", "toWellFormed", "isWellFormed"],
  "Intl.Segmenter": ["Intl", "Segmenter"],
  "Intl.DurationFormat": ["Intl", "DurationFormat"],
  Temporal: ["globalThis", "Temporal"],
  "copying methods of arrays": ["Array.prototype", "toSorted", "toReversed", "toSpliced", "with"],
  "Array.fromAsync": ["Array", "fromAsync"],
  "helpers of iterators": [
    "Iterator.prototype",
    "map",
    "filter",
    "take",
    "drop",
    "flatMap",
    "reduce",
    "toArray",
    "forEach",
    "some",
    "every",
    "find",
  ],
  "methods of sets": [
    "Set.prototype",
    "union",
    "intersection",
    "difference",
    "symmetricDifference",
    "isSubsetOf",
    "isSupersetOf",
    "isDisjointFrom",
  ],
  "RegExp.escape": ["RegExp", "escape"],
  "Error.isError": ["Error", "isError"],
  "bytes as text": ["Uint8Array.prototype", "toBase64", "toHex", "setFromBase64", "setFromHex"],
  checkVisibility: ["Element.prototype", "checkVisibility"],
  popovers: ["HTMLElement.prototype", "popover", "showPopover", "hidePopover", "togglePopover"],
  "invokers of popovers": [
    "HTMLButtonElement.prototype",
    "popoverTargetElement",
    "popoverTargetAction",
    "commandForElement",
    "command",
  ],
  "view transitions": ["Document.prototype", "startViewTransition"],
  "moving within the page": ["Element.prototype", "moveBefore"],
  "AbortSignal.any": ["AbortSignal", "any"],
  requestIdleCallback: ["globalThis", "requestIdleCallback", "cancelIdleCallback"],
  scheduler: ["globalThis", "scheduler"],
  navigation: ["globalThis", "navigation"],
  "highlights of texts": ["CSS", "highlights"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type NewerApi = keyof typeof NEWER_APIS;

/** Pages of this context lack these from here on, the workers they start too. */
export async function takeAway(context: BrowserContext, names: readonly NewerApi[]): Promise<void> {
  await context.addInitScript(
    removeAll,
    names.map((name) => [...NEWER_APIS[name]]),
  );
}

/** In the page. */
function removeAll(all: string[][]): void {
  for (const [path = "", ...names] of all) {
    let owner: object | undefined = globalThis;
    for (const step of path.split(".")) {
      owner = step === "globalThis" ? owner : owner && Reflect.get(owner, step);
    }
    for (const name of owner ? names : []) Reflect.deleteProperty(owner as object, name);
  }
}

/** Sheets come as a browser reads them that knows no `:has()`: it leaves out each rule that asks for one. */
export async function cutHas(context: BrowserContext): Promise<void> {
  await context.route("**/assets/*.css", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutHas(await answer.text()) });
  });
}

function withoutHas(sheet: string): string {
  return sheet.replace(/[^{};]*:has\((?:[^{}"]|"[^"]*")*\{[^{}]*\}/g, "");
}

/** Said by an old Chromium of itself: it tries popovers, and asks for topics, which no page here is about. */
export const OLD_ENGINE_COMPLAINTS =
  /browsing-topics|Found a 'popover' attribute|Deprecated API for given entry type/;
