import { expect, test, vi } from "vitest";
import { PATIENCE_MS, withPatience } from "./patience";

test.each([
  [undefined, { timeout: PATIENCE_MS }],
  [{ interval: 5 }, { interval: 5, timeout: PATIENCE_MS }],
  [{ timeout: 10 }, { timeout: 10 }],
  [10, 10],
])("a wait with %o waits with %o", async (options, expected) => {
  const wait = vi.fn();
  const callback = () => undefined;
  await withPatience(wait)(callback, options);
  expect(wait).toHaveBeenCalledWith(callback, expected);
});

test("every test waits so", async () => {
  const late = vi.fn(() => Promise.resolve(true));
  expect(await vi.waitUntil(late)).toBe(true);
  expect([vi.waitFor.name, vi.waitUntil.name]).toEqual(["patient", "patient"]);
});
