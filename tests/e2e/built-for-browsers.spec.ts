import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { newerInScript, newerInSheet } from "../support/newer-features";

const ASSETS = "build/client/assets";

/** What is newer than the oldest browsers of the promise, and why it may be: each is looked at before it is let in. */
const LET_IN = {
  // Asked for first.
  ".checkVisibility": "react-aria looks whether elements have it",
  ".caretPositionFromPoint": "ProseMirror goes on without",
  ".caretRangeFromPoint": "ProseMirror goes on without",
  ".getComposedRanges": "ProseMirror goes on without",
  ".hidePopover": "app/entry.client.tsx brings a stand-in along",
  ".share": "app/ui/share-sheet.ts offers it where the browser has it",
  ".startViewTransition": "the router looks whether the document has it",
  "Intl.Segmenter": "app/lib/truncate.ts counts without",
  "URL.canParse": "zod looks whether it is there",
  // Of a library's own objects, which the browser's happen to share a name with.
  ".addElement": "of ProseMirror's parser",
  ".getHTML": "of TipTap's editor",
  ".maximize": "of a locale: every browser of the promise has it",
  ".parseHTML": "of TipTap's extensions",
  ".sync": "of ProseMirror's parser",
  ".when": "of zod",
  // Without these the page is whole, and less adorned or less smooth.
  "::view-transition-group": "a fade from page to page",
  "::view-transition-new": "a fade from page to page",
  "::view-transition-old": "a fade from page to page",
  "@starting-style": "a menu that slides in",
  "anchor-name": "a menu below its button: it has a place without",
  "anchor-scope": "a menu below its button: it has a place without",
  "field-sizing": "a text field that grows as one types",
  "font-family: ui-monospace": "followed by other fonts",
  "font-family: ui-sans-serif": "followed by other fonts",
  "scrollbar-color": "the look of a scrollbar",
  "scrollbar-width": "the look of a scrollbar",
  "text-wrap": "where lines break",
  // Only on paper.
  "@page": "its margins",
  "break-after: avoid": "a title stays with its text",
  "print-color-adjust: exact": "its colours",
  // Held by the walk without `:has` (older-browsers.spec.ts).
  ":has": "Firefox 115 to 120 leave such rules out: what matters is said without it too",
  ":popover-open": "app/entry.client.tsx brings a stand-in along, which says so by a class",
};

test("scripts and sheets ask for nothing newer than the promise but what is let in", async () => {
  const files = await readdir(ASSETS);
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const one of await newerIn(file)) found.set(one, [...(found.get(one) ?? []), file]);
  }
  const unknown = [...found].filter(([name]) => !(name in LET_IN));
  expect(unknown).toEqual([]);
  expect(Object.keys(LET_IN).filter((name) => !found.has(name))).toEqual([]);
});

async function newerIn(file: string): Promise<string[]> {
  const find = file.endsWith(".js") ? newerInScript : file.endsWith(".css") ? newerInSheet : null;
  return find ? find(await readFile(join(ASSETS, file), "utf8")) : [];
}
