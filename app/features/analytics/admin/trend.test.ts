import { expect, test } from "vitest";
import { changeOf } from "./trend";

test.each([
  [112, 100, "up", "12\u00a0% de plus que avant"],
  [88, 100, "down", "12\u00a0% de moins que avant"],
  [0, 40, "down", "100\u00a0% de moins que avant"],
  [1004, 1000, "same", "comme avant"],
  [290, 100, "up", "190\u00a0% de plus que avant"],
  [300, 100, "up", "3\u00a0fois plus que avant"],
  [45_000, 9, "up", "5\u00a0000\u00a0fois plus que avant"],
  [7, 0, "new", "nouveau\u00a0: rien avant"],
])("%d beside %d", (now, before, direction, words) => {
  expect(changeOf(now, before, "avant")).toEqual({ direction, words });
});

test("nothing beside nothing is no change", () => {
  expect(changeOf(0, 0, "avant")).toBeNull();
});
