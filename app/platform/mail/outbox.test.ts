import { expect, test } from "vitest";
import { isGivenUp, retryDelayMs } from "./outbox.server";

const MINUTE = 60_000;

test.each([
  [1, 1],
  [2, 3],
  [3, 9],
  [4, 27],
  [7, 720],
  [40, 720],
])("after failure %i it waits %i minutes, a fifth more or less", (attempts, minutes) => {
  expect(retryDelayMs(attempts, 0.5)).toBe(minutes * MINUTE);
  expect(retryDelayMs(attempts, 0)).toBe(minutes * MINUTE * 0.8);
  expect(retryDelayMs(attempts, 1)).toBe(minutes * MINUTE * 1.2);
});

test("five days are enough", () => {
  const queued = new Date("2026-03-10T10:00:00.000Z");
  expect(isGivenUp(queued, new Date("2026-03-15T10:00:00.000Z"))).toBe(false);
  expect(isGivenUp(queued, new Date("2026-03-15T10:00:00.001Z"))).toBe(true);
});
