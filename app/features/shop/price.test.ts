import { expect, it } from "vitest";
import { price } from "./price";

it.each([
  [1850, "18,50\u00a0€"],
  [1500, "15\u00a0€"],
  [0, "0\u00a0€"],
  [5, "0,05\u00a0€"],
  [1_250_00, "1\u00a0250\u00a0€"],
  [1_250_90, "1\u00a0250,90\u00a0€"],
])("writes %i cents as %s", (cents, words) => {
  expect(price(cents)).toBe(words);
});
