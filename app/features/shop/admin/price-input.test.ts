import { describe, expect, it } from "vitest";
import { fc } from "~tests/support/properties";
import { priceInput, readPrice } from "./price-input";

describe("a price typed in euros", () => {
  it.each([
    ["18,5", 1850],
    ["18,50", 1850],
    ["18.50 €", 1850],
    ["18,50\u00a0€", 1850],
    ["\u200e18,50\u00a0€\u202c", 1850],
    [" 18 ", 1800],
    ["18,", 1800],
    ["0", 0],
    ["0,05", 5],
    ["1 250,90", 125_090],
    ["1\u202f250 euros", 125_000],
    ["9999", 999_900],
  ])("takes %j", (typed, cents) => {
    expect(readPrice(typed)).toEqual({ cents });
  });

  it.each([
    ["-5", /négatif/],
    ["−5", /négatif/],
    ["18,505", /deux chiffres/],
    ["1.250", /deux chiffres/],
    ["9999,01", /9\u00a0999\u00a0€/],
    ["1e3", /en chiffres/],
    ["dix euros", /en chiffres/],
    ["18,5,0", /en chiffres/],
    ["", /en chiffres/],
    ["€", /en chiffres/],
    ["9".repeat(400), /en chiffres/],
  ])("refuses %j", (typed, error) => {
    expect(readPrice(typed)).toEqual({ error: expect.stringMatching(error) });
  });

  it("reads back what a field shows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_900 }), (cents) => {
        expect(readPrice(priceInput(cents))).toEqual({ cents });
      }),
    );
    expect([1850, 1500, 1805, 5].map(priceInput)).toEqual(["18,50", "15", "18,05", "0,05"]);
  });
});
