import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RequestFailure } from "~/lib/request-failure";
import { postPatiently } from "./post-patiently";

type Sent = { kind: "sent" };

const NO_ROOM: RequestFailure = {
  kind: "failed",
  message: "Réessayez.",
  needsLogin: false,
  retryAfterSeconds: 10,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site that has no room for the first tries, and a person who may leave. */
function startSending(triesWithoutRoom: number) {
  const leaving = new AbortController();
  const waits: boolean[] = [];
  let triesLeft = triesWithoutRoom;
  const post = vi.fn(async (): Promise<Sent | RequestFailure> => {
    triesLeft -= 1;
    return triesLeft < 0 ? { kind: "sent" } : NO_ROOM;
  });
  const onWaiting = (isWaiting: boolean) => void waits.push(isWaiting);
  const answer = postPatiently(post, { signal: leaving.signal, onWaiting });
  return { leaving, waits, post, answer };
}

test("a message is sent again after the time that the site says", async () => {
  const { post, waits, answer } = startSending(1);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(post).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ kind: "sent" });
  expect(waits).toEqual([true, false]);
});

test("a message is sent again five times", async () => {
  const { post, answer } = startSending(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual(NO_ROOM);
  expect(post).toHaveBeenCalledTimes(6);
});

test("a message that is given up while it waits is not sent any more", async () => {
  const { leaving, post, waits, answer } = startSending(1);
  await vi.advanceTimersByTimeAsync(5_000);
  leaving.abort();
  expect(await answer).toEqual(NO_ROOM);
  expect(waits).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(post).toHaveBeenCalledTimes(1);
});

test("a message that is given up while it is sent is not sent again", async () => {
  const { leaving, post, answer } = startSending(1);
  leaving.abort();
  expect(await answer).toEqual(NO_ROOM);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(post).toHaveBeenCalledTimes(1);
});
