import { beforeEach, describe, expect, test, vi } from "vitest";

const LINES = '[{"variantId":"a","quantity":1,"personalisation":""}]';

/** A browser's memory of one tab; one that is full or forbidden throws. */
function tabMemory(isForbidden = false) {
  const kept = new Map<string, string>();
  const guard = () => {
    if (isForbidden) throw new Error("SecurityError");
  };
  return {
    kept,
    getItem: (key: string) => {
      guard();
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      guard();
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      guard();
      kept.delete(key);
    },
  };
}

/** The page as it is after a load: nothing in memory but what the tab kept. */
async function loadPage() {
  vi.resetModules();
  return await import("./order-submission");
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", tabMemory());
});

describe("the id of a submission", () => {
  test("is the same for each try with a basket, also after a reload", async () => {
    const page = await loadPage();
    const id = page.submissionIdOf(LINES);
    expect(page.submissionIdOf(LINES)).toBe(id);
    expect((await loadPage()).submissionIdOf(LINES)).toBe(id);
  });

  test("is another for another basket, and once the order is placed", async () => {
    const { submissionIdOf, endSubmission } = await loadPage();
    const first = submissionIdOf(LINES);
    const other = submissionIdOf("[]");
    expect(other).not.toBe(first);
    endSubmission();
    expect(submissionIdOf("[]")).not.toBe(other);
  });

  test.each(["", "null", "7", "{", '{"id":1}', '{"id":"x","lines":2}'])(
    "is new where the tab kept %j",
    async (text) => {
      const memory = tabMemory();
      memory.kept.set("foulee.commande", text);
      vi.stubGlobal("sessionStorage", memory);
      expect((await loadPage()).submissionIdOf(LINES)).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test("holds as long as the page where the browser keeps nothing", async () => {
    vi.stubGlobal("sessionStorage", tabMemory(true));
    const { submissionIdOf, endSubmission } = await loadPage();
    const id = submissionIdOf(LINES);
    expect(submissionIdOf(LINES)).toBe(id);
    endSubmission();
    expect(submissionIdOf(LINES)).not.toBe(id);
  });
});
