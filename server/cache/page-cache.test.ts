import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache";

const MORNING = new Date("2026-03-10T10:00:00Z");
const EVENING = new Date("2026-03-10T20:00:00Z");

let version = 1;
let now = MORNING;
let nextChange: () => Promise<Date>;

beforeEach(() => {
  version = 1;
  now = MORNING;
  nextChange = async () => EVENING;
});

function openCache() {
  return createPageCache<string>({
    version: () => version,
    nextChange: () => nextChange(),
    now: () => now,
    maxSize: 1_400,
  });
}

function page(value: string, keep = true) {
  return { value, keep, bytes: 10 };
}

test("keeps what was rendered", async () => {
  const cache = openCache();
  expect(await cache.render("/", async () => page("one"))).toBe("one");
  expect(cache.find("/")).toBe("one");
  expect(cache.find("/autre")).toBeUndefined();
});

test("forgets what was asked for longest ago where all together weighs too much", async () => {
  const cache = openCache();
  const addresses = Array.from({ length: 101 }, (_, index) => `/${String(index).padStart(3, "0")}`);
  for (const address of addresses) await cache.render(address, async () => page(address));
  expect(cache.find("/000")).toBeUndefined();
  expect(cache.find("/001")).toBe("/001");
  expect(cache.find("/100")).toBe("/100");
});

test("an address weighs too", async () => {
  const cache = openCache();
  const long = `/?${"x".repeat(700)}`;
  for (const address of [`${long}1`, `${long}2`]) await cache.render(address, async () => page(""));
  expect(cache.find(`${long}1`)).toBeUndefined();
  expect(cache.find(`${long}2`)).toBe("");
});

test("does not keep what may not be kept", async () => {
  const cache = openCache();
  await cache.render("/", async () => page("404", false));
  expect(cache.find("/")).toBeUndefined();
});

test("renders once for all who ask meanwhile", async () => {
  const cache = openCache();
  const make = vi.fn(async () => page("one"));
  const answers = await Promise.all([1, 2, 3].map(() => cache.render("/", make)));
  expect(answers).toEqual(["one", "one", "one"]);
  expect(make).toHaveBeenCalledOnce();
});

test("a failed rendering fails for those who waited for it, and is tried again", async () => {
  const cache = openCache();
  const make = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(page("one"));
  const both = await Promise.allSettled([cache.render("/", make), cache.render("/", make)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.render("/", make)).toBe("one");
  expect(make).toHaveBeenCalledTimes(2);
});

describe("a content write", () => {
  test("makes every page stale", async () => {
    const cache = openCache();
    await cache.render("/", async () => page("old"));
    version = 2;
    expect(cache.find("/")).toBeUndefined();
  });

  test("during a rendering leaves no stale page, and nobody who comes later gets one", async () => {
    const cache = openCache();
    const gate = Promise.withResolvers<void>();
    const slow = cache.render("/", async () => {
      await gate.promise;
      return page("old");
    });
    version = 2;
    expect(await cache.render("/", async () => page("new"))).toBe("new");
    gate.resolve();
    expect(await slow).toBe("old");
    expect(cache.find("/")).toBe("new");
    expect(cache.findStale("/")?.value).toBe("new");
  });

  test("between the start and the end of what is kept by hand leaves nothing", async () => {
    const cache = openCache();
    const keep = cache.keeper("/flux");
    version = 2;
    await keep("old", 10);
    expect(cache.find("/flux")).toBeUndefined();
  });
});

test("pages are stale at the moment they change by themselves", async () => {
  const cache = openCache();
  await cache.render("/", async () => page("old"));
  now = new Date(EVENING.getTime() - 1);
  expect(cache.find("/")).toBe("old");
  now = EVENING;
  expect(cache.find("/")).toBeUndefined();
});

test("keeps nothing while it cannot know when pages change, and asks again", async () => {
  const cache = openCache();
  nextChange = () => Promise.reject(new Error("the database is away"));
  expect(await cache.render("/", async () => page("one"))).toBe("one");
  expect(cache.find("/")).toBeUndefined();
  nextChange = async () => EVENING;
  await cache.render("/", async () => page("two"));
  expect(cache.find("/")).toBe("two");
});

describe("for when nothing better can be made", () => {
  const DAY = 24 * 3_600_000;

  test("the last of a page is still there, with the moment it was made", async () => {
    const cache = openCache();
    await cache.render("/", async () => page("old"));
    expect(cache.findStale("/")).toEqual({ value: "old", madeAt: MORNING });
    version = 2;
    now = new Date(MORNING.getTime() + 5_000);
    await cache.render("/autre", async () => page("other"));
    expect(cache.findStale("/")).toEqual({ value: "old", madeAt: MORNING });
    await cache.render("/", async () => page("new"));
    expect(cache.findStale("/")).toEqual({ value: "new", madeAt: now });
  });

  test("a page is not shown that was left behind for more than a day", async () => {
    const cache = openCache();
    nextChange = async () => new Date(MORNING.getTime() + 10 * DAY);
    await cache.render("/", async () => page("old"));
    now = new Date(MORNING.getTime() + 3 * DAY);
    expect(cache.findStale("/")?.value).toBe("old");
    version = 2;
    await cache.render("/autre", async () => page("other"));
    now = new Date(MORNING.getTime() + 4 * DAY);
    expect(cache.findStale("/")?.value).toBe("old");
    now = new Date(now.getTime() + 1);
    expect(cache.findStale("/")).toBeNull();
  });

  test("a page that is gone is not shown either", async () => {
    const cache = openCache();
    await cache.render("/", async () => page("old"));
    version = 2;
    await cache.render("/", async () => page("404", false));
    expect(cache.findStale("/")).toBeNull();
  });
});

test("pages made while the clock was ahead are not those of now", async () => {
  const cache = openCache();
  now = new Date(EVENING.getTime() - 1);
  await cache.render("/", async () => page("of the evening"));
  now = MORNING;
  expect(cache.find("/")).toBeUndefined();
  await cache.render("/", async () => page("of the morning"));
  expect(cache.find("/")).toBe("of the morning");
});
