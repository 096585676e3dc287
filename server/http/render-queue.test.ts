import { beforeEach, expect, test } from "vitest";
import { BusyError } from "~/platform/work-queues";
import { type Asker, createRenderQueue, type RenderQueue } from "./render-queue";

let queue: RenderQueue;
let begun: string[];
let ends: (() => void)[];
beforeEach(() => {
  queue = createRenderQueue();
  begun = [];
  ends = [];
});

/** Asks for a render that goes on until `endNext`. */
function ask(address: string, key: string, more: Partial<Asker> = {}): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asker = { key, address, isOfMany: false, signal: new AbortController().signal, ...more };
  const answer = queue.run(asker, async () => {
    begun.push(key);
    ends.push(resolve);
    await promise;
    return key;
  });
  answer.catch(() => undefined);
  return answer;
}

/** Ends the render that began first, and lets the next begin. */
async function endNext(): Promise<void> {
  ends.shift()?.();
  await new Promise(setImmediate);
}

function askMany(address: string, count: number, more?: Partial<Asker>): Promise<string>[] {
  return Array.from({ length: count }, (_, index) => ask(address, `${address} ${index}`, more));
}

/** How many of them were refused so far. */
async function refusedOf(answers: Promise<string>[]): Promise<number> {
  let refused = 0;
  for (const answer of answers) {
    answer.catch((error) => {
      if (error instanceof BusyError) refused += 1;
    });
  }
  await new Promise(setImmediate);
  return refused;
}

test("four renders run at once, the next when one has ended", async () => {
  const answers = askMany("a", 6);
  expect(begun).toEqual(["a 0", "a 1", "a 2", "a 3"]);
  await endNext();
  expect(begun).toEqual(["a 0", "a 1", "a 2", "a 3", "a 4"]);
  while (ends.length > 0) await endNext();
  expect(await Promise.all(answers)).toHaveLength(6);
});

test("a render that fails gives its place to the next", async () => {
  const failing = Array.from({ length: 4 }, (_, index) =>
    queue.run(
      { key: `${index}`, address: "a", isOfMany: false, signal: new AbortController().signal },
      () => Promise.reject(new Error("no")),
    ),
  );
  await expect(Promise.all(failing)).rejects.toThrow("no");
  await Promise.allSettled(failing);
  ask("b", "next");
  expect(begun).toEqual(["next"]);
});

test("what waits is taken in turn by address", async () => {
  askMany("flood", 9);
  ask("b", "b 0");
  ask("b", "b 1");
  ask("c", "c 0");
  for (let i = 0; i < 5; i += 1) await endNext();
  expect(begun.slice(4)).toEqual(["flood 4", "b 0", "c 0", "flood 5", "b 1"]);
});

test("those who wait for one page run together, as do those who ask for one that is being made", async () => {
  askMany("flood", 8);
  ask("flood", "page");
  ask("b", "page");
  ask("c", "flood 0");
  expect(begun).toEqual(["flood 0", "flood 1", "flood 2", "flood 3", "flood 0"]);
  await endNext();
  await endNext();
  expect(begun.slice(5)).toEqual(["flood 4"]);
  await endNext();
  expect(begun.slice(6)).toEqual(["page", "page"]);
});

test("two hundred may wait; then what the address with most waiting asked last is refused", async () => {
  const running = askMany("running", 4);
  const flood = askMany("flood", 150);
  const school = askMany("school", 50);
  expect(await refusedOf([...running, ...flood, ...school])).toBe(0);
  const visitor = ask("visitor", "page");
  await expect(flood.at(-1)).rejects.toThrow(BusyError);
  expect(await refusedOf([...running, ...flood, ...school, visitor])).toBe(1);
  const more = askMany("flood more", 1);
  expect(await refusedOf([...flood, ...more])).toBe(2);
});

test("the pages that wait are counted, not those who wait for them", async () => {
  const running = askMany("running", 4);
  const school = Array.from({ length: 600 }, (_, index) => ask("school", `page ${index % 20}`));
  expect(await refusedOf([...running, ...school])).toBe(0);
});

test("three hundred addresses with one page each wait", async () => {
  const visitors = Array.from({ length: 300 }, (_, index) => ask(`visitor ${index}`, `${index}`));
  expect(await refusedOf(visitors)).toBe(0);
});

test("an address that is everybody's may wait for more, but not without end", async () => {
  const running = askMany("running", 4);
  const everybody = askMany("proxy", 1_000, { isOfMany: true });
  expect(await refusedOf([...running, ...everybody])).toBe(0);
  const last = ask("proxy", "last", { isOfMany: true });
  await expect(last).rejects.toThrow(BusyError);
});

test("a request that is aborted while it waits leaves its place", async () => {
  askMany("flood", 4);
  const leaving = Array.from({ length: 200 }, (_, index) => {
    const abort = new AbortController();
    return { abort, answer: ask("flood", `left ${index}`, { signal: abort.signal }) };
  });
  for (const { abort } of leaving) abort.abort(new Error("gone"));
  await expect(leaving[0]?.answer).rejects.toThrow("gone");
  const next = askMany("next", 200);
  expect(await refusedOf(next)).toBe(0);
  await endNext();
  expect(begun.slice(4)).toEqual(["next 0"]);
});

test("a request that is aborted after its turn takes no other along", async () => {
  askMany("flood", 4);
  const abort = new AbortController();
  ask("a", "page", { signal: abort.signal });
  ask("a", "other");
  ask("a", "third");
  await endNext();
  ends.splice(3).forEach((end) => void end());
  await new Promise(setImmediate);
  askMany("more", 1);
  ask("a", "page");
  abort.abort(new Error("gone"));
  while (ends.length > 0) await endNext();
  expect(begun.slice(4).sort()).toEqual(["more 0", "other", "page", "page", "third"]);
});

test("all that waits may be let through", async () => {
  askMany("flood", 10);
  ask("b", "page");
  queue.letAllThrough();
  await new Promise(setImmediate);
  expect(begun).toHaveLength(11);
});
