import { expect, test } from "vitest";
import { curvePath } from "./week-box";

const box = { width: 100, top: 10, bottom: 110 };

test("goes from edge to edge, the highest at the top, nothing at the bottom", () => {
  expect(curvePath([0, 10, 5], box)).toBe("M0 110C25 110 25 10 50 10C75 10 75 60 100 60");
});

test("lies on the ground without visits, and stands without values", () => {
  expect(curvePath([0, 0], box)).toBe("M0 110C50 110 50 110 100 110");
  expect(curvePath([3], box)).toBe("M0 10");
  expect(curvePath([], box)).toBe("");
});
