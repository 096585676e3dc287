import { expect, test, vi } from "vitest";
import { openShareSheet } from "./share-sheet";

const PAGE = { title: "Le cross", url: "https://club.example/actualites/1" };

function stubShare(share: (page: unknown) => Promise<void>) {
  vi.stubGlobal("navigator", { share });
}

test("a page is given to the sheet with its title and its address", async () => {
  const shared: unknown[] = [];
  stubShare(async (page) => void shared.push(page));
  expect(await openShareSheet(PAGE)).toBe("closed");
  expect(shared).toEqual([PAGE]);
});

test.each([
  ["closed", new DOMException("no", "AbortError")],
  ["failed", new DOMException("no", "NotAllowedError")],
  ["failed", new TypeError("no")],
])("the sheet is %s after %s", async (end, reason) => {
  stubShare(() => Promise.reject(reason));
  expect(await openShareSheet(PAGE)).toBe(end);
});
