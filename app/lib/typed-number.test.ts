import { describe, expect, it } from "vitest";
import { heldNumber, numberText, readTypedNumber, typedNumber } from "./typed-number";

describe("a typed number", () => {
  it.each([
    ["145", 145],
    ["145,50", 145.5],
    ["145.5", 145.5],
    [" 145\u00a0€ ", 145],
    ["145,", 145],
    ["1 250 euros", 1_250],
    ["0", 0],
    ["0 €", 0],
    ["", null],
    ["  ", null],
    ["\u200b", null],
  ])("is read from %j", (typed, value) => {
    expect(readTypedNumber(typed)).toBe(value);
  });

  it.each(["abc", "-5", "1,234", "1.2.3", "1e3", "0x10", "5 $", "9".repeat(10), "٣"])(
    "is none in %j",
    (typed) => expect(readTypedNumber(typed)).toBeNaN(),
  );

  it.each([
    [145, "145"],
    [145.5, "145,50"],
    [0, "0"],
  ])("shows %d as it is typed", (value, typed) => {
    expect(typedNumber(value)).toBe(typed);
    expect(readTypedNumber(typed)).toBe(value);
  });
});

describe("a form", () => {
  it.each(["", "145", "145,50", "145,5", "145.50", "0145", "douze", "NaN", " 12 ", "Infinity"])(
    "shows %j as it was typed",
    (typed) => expect(numberText(heldNumber(typed))).toBe(typed),
  );

  it.each([
    ["", null],
    ["145", 145],
    ["145,50", 145.5],
    ["145,5", "145,5"],
    ["NaN", "NaN"],
  ])("holds of %j %j", (typed, held) => {
    expect(heldNumber(typed)).toBe(held);
  });
});
