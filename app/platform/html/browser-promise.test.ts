import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { askBrowserFirst } from "./browser-promise";
import source from "./browser-promise.boot.js?raw";
import { scriptHash } from "./content-security-policy";

type Browser = { CSS?: { supports?: (...asked: string[]) => boolean }; keepsSheets?: boolean };

/** Whether such a browser reads the page without scripts, and what its page says of them then. */
function read({ CSS, keepsSheets = true }: Browser) {
  const attributes = new Set(["data-scriptless"]);
  const said = [{ outerHTML: "<noscript>…", textContent: "<p>Écrivez-nous.</p>" }];
  const waiting: (() => void)[] = [];
  const document = {
    documentElement: { removeAttribute: (name: string) => attributes.delete(name) },
    querySelectorAll: () => said,
    addEventListener: (_: string, listener: () => void) => waiting.push(listener),
    ...(keepsSheets && { adoptedStyleSheets: [] }),
  };
  runInNewContext(source, { window: { CSS }, CSS, document });
  for (const listener of waiting) listener();
  return { isScriptless: attributes.size > 0, said: said[0]?.outerHTML };
}

const NONE = { isScriptless: true, said: "<p>Écrivez-nous.</p>" };

test("a browser of the promise goes on to the scripts", () => {
  const browser = { CSS: { supports: () => true } };
  expect(read(browser)).toEqual({ isScriptless: false, said: "<noscript>…" });
});

test.each<[string, Browser]>([
  ["Chromium 103", { CSS: { supports: () => false } }],
  ["Safari 16.3", { CSS: { supports: () => true }, keepsSheets: false }],
  ["one that is asked for no rules", {}],
  ["one that answers nothing", { CSS: {} }],
])("%s says what it says without scripts", (_, browser) => {
  expect(read(browser)).toEqual(NONE);
});

test("the script is readable to a browser of any age, first in the page, and hashed", () => {
  expect(source).not.toMatch(/=>|\?\.|\?\?|`|\b(?:const|let|class|async)\b/);
  const page = '<html lang="fr"><head><meta charset="utf-8"/></head><body></body></html>';
  const { html, hashes } = askBrowserFirst({ html: page, hashes: ["sha256-x"] });
  const script =
    /^<html data-scriptless lang="fr"><head><script>([^<]*(?:<(?!\/)[^<]*)*)<\/script><meta/.exec(
      html,
    );
  expect(hashes).toEqual(["sha256-x", scriptHash(script?.[1] ?? "")]);
});

test("a page without a head is left alone", () => {
  const page = { html: "<p>", hashes: [] };
  expect(askBrowserFirst(page)).toBe(page);
});
