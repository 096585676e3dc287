import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wait } from "./wait";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("resolves after so many seconds", async () => {
  const waiting = wait(10, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(waiting).resolves.toBeUndefined();
});

test("rejects when its signal aborts, and leaves no timer", async () => {
  const abort = new AbortController();
  const waiting = wait(10, abort.signal);
  abort.abort(new Error("Left."));
  await expect(waiting).rejects.toThrow("Left.");
  expect(vi.getTimerCount()).toBe(0);
});

test("rejects at once when its signal has aborted before", async () => {
  await expect(wait(10, AbortSignal.abort(new Error("Left.")))).rejects.toThrow("Left.");
  expect(vi.getTimerCount()).toBe(0);
});
