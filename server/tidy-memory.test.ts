import { getHeapStatistics } from "node:v8";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Tidying, tidyWhenQuiet } from "./tidy-memory";

const collect = vi.hoisted(() => vi.fn());
vi.mock("node:v8", () => ({ getHeapStatistics: vi.fn(), setFlagsFromString: vi.fn() }));
vi.mock("node:vm", () => ({ runInNewContext: () => collect }));

const INTERVAL_MS = 12_000;
let tidying: Tidying;

beforeEach(() => {
  vi.useFakeTimers();
  collect.mockReset();
  tidying = tidyWhenQuiet();
});

afterEach(() => {
  tidying.stop();
  vi.useRealTimers();
});

function hold({ heap, outside }: { heap: number; outside: number }) {
  const figures = { total_heap_size: heap * 1_048_576, external_memory: outside * 1_048_576 };
  vi.mocked(getHeapStatistics).mockReturnValue(figures as ReturnType<typeof getHeapStatistics>);
}

test("memory is collected once nobody has asked for anything for a while", () => {
  hold({ heap: 120, outside: 10 });
  tidying.noting(() => undefined)();
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collect).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: "major", flavor: "last-resort" }),
  );
});

test("buffers outside the heap count", () => {
  hold({ heap: 30, outside: 40 });
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collect).toHaveBeenCalledOnce();
});

test("a site at rest is left alone", () => {
  hold({ heap: 30, outside: 15 });
  vi.advanceTimersByTime(10 * INTERVAL_MS);
  expect(collect).not.toHaveBeenCalled();
});

test("what a collection could not give back is not tried again until more is held", () => {
  hold({ heap: 80, outside: 10 });
  vi.advanceTimersByTime(10 * INTERVAL_MS);
  hold({ heap: 80.5, outside: 10.5 });
  vi.advanceTimersByTime(10 * INTERVAL_MS);
  expect(collect).toHaveBeenCalledOnce();
  hold({ heap: 100, outside: 10 });
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("a site that has come to hold less is tidied at less", () => {
  hold({ heap: 120, outside: 10 });
  vi.advanceTimersByTime(INTERVAL_MS);
  hold({ heap: 40, outside: 10 });
  vi.advanceTimersByTime(INTERVAL_MS);
  hold({ heap: 70, outside: 10 });
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("nothing is collected once the site is stopped", () => {
  hold({ heap: 120, outside: 10 });
  tidying.stop();
  vi.advanceTimersByTime(10 * INTERVAL_MS);
  expect(collect).not.toHaveBeenCalled();
});
