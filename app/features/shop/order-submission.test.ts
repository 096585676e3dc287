import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const LINES = '[{"variantId":"a","quantity":1,"personalisation":""}]';

const MINUTE = 60_000;
const KEPT_WITHOUT_TIME = JSON.stringify({ id: "x", lines: LINES });

/** A browser's memory; one that is full or forbidden throws. */
function browserMemory(isForbidden = false) {
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

/** The page as it is after a load, or in another tab: it knows what the browser kept, and nothing else. */
async function loadPage() {
  vi.resetModules();
  return await import("./order-submission");
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", browserMemory());
  // Of one tab alone: nothing is to depend on it.
  vi.stubGlobal("sessionStorage", browserMemory(true));
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the id of a submission", () => {
  test("is the same for each try with a basket, also after a reload", async () => {
    const page = await loadPage();
    const id = page.submissionIdOf(LINES);
    expect(page.submissionIdOf(LINES)).toBe(id);
    expect((await loadPage()).submissionIdOf(LINES)).toBe(id);
  });

  test("is the same in two tabs that order one basket at once, whichever ends first", async () => {
    const [one, other] = [await loadPage(), await loadPage()];
    const id = one.submissionIdOf(LINES);
    expect(other.submissionIdOf(LINES)).toBe(id);
    one.endSubmission();
    expect(other.submissionIdOf(LINES)).not.toBe(id);
  });

  test("is another an hour after the last try: the same things are then wanted once more", async () => {
    const { submissionIdOf } = await loadPage();
    const id = submissionIdOf(LINES);
    vi.advanceTimersByTime(50 * MINUTE);
    expect(submissionIdOf(LINES)).toBe(id);
    vi.advanceTimersByTime(60 * MINUTE);
    const next = submissionIdOf(LINES);
    expect(next).not.toBe(id);
    // A clock that was set back.
    vi.setSystemTime(0);
    expect(submissionIdOf(LINES)).not.toBe(next);
  });

  test("is another for another basket, and once the order is placed", async () => {
    const { submissionIdOf, endSubmission } = await loadPage();
    const first = submissionIdOf(LINES);
    const other = submissionIdOf("[]");
    expect(other).not.toBe(first);
    endSubmission();
    expect(submissionIdOf("[]")).not.toBe(other);
  });

  test.each(["", "null", "7", "{", '{"id":1}', '{"id":"x","lines":2}', KEPT_WITHOUT_TIME])(
    "is new where the browser kept %j",
    async (text) => {
      const memory = browserMemory();
      memory.kept.set("foulee.commande", text);
      vi.stubGlobal("localStorage", memory);
      expect((await loadPage()).submissionIdOf(LINES)).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test("holds as long as the page where the browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", browserMemory(true));
    const { submissionIdOf, endSubmission } = await loadPage();
    const id = submissionIdOf(LINES);
    expect(submissionIdOf(LINES)).toBe(id);
    endSubmission();
    expect(submissionIdOf(LINES)).not.toBe(id);
  });
});
