import { expect, test } from "vitest";
import { isUuid, newUuid } from "./uuid";

test("a new UUID is one, and no other", () => {
  const made = Array.from({ length: 1_000 }, newUuid);
  expect(made.every(isUuid)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
