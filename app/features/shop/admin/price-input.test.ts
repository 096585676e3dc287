import { describe, expect, it } from "vitest";
import { heldNumber, numberText } from "~/lib/typed-number";
import { fc } from "~tests/support/properties";
import { centsOf, eurosOf } from "./price-input";
import { product } from "./product";

const { rule } = product.fields.price;

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
    expect(centsOf(rule.parse(typed) ?? Number.NaN)).toBe(cents);
  });

  it.each([
    ["-5", "Un prix ne peut pas être négatif."],
    ["−5", "Un prix ne peut pas être négatif."],
    ["18,505", "Un prix a deux chiffres au plus après la virgule\u00a0: 18,50 par exemple."],
    ["1.250", "Un prix a deux chiffres au plus après la virgule\u00a0: 18,50 par exemple."],
    [18.505, "Un prix a deux chiffres au plus après la virgule\u00a0: 18,50 par exemple."],
    ["9999,01", "Un prix ne peut pas dépasser 9\u00a0999\u00a0€."],
    ["9".repeat(11), "Un prix ne peut pas dépasser 9\u00a0999\u00a0€."],
    ["1e3", "Écrivez le prix en euros, en chiffres\u00a0: 18,50 par exemple."],
    ["dix euros", "Écrivez le prix en euros, en chiffres\u00a0: 18,50 par exemple."],
    ["18,5,0", "Écrivez le prix en euros, en chiffres\u00a0: 18,50 par exemple."],
    ["9".repeat(400), "Ce prix est trop long."],
    ["", "Indiquez le prix, en euros."],
    [null, "Indiquez le prix, en euros."],
  ])("refuses %j", (typed, error) => {
    expect(rule.safeParse(typed).error?.issues).toMatchObject([{ message: error }]);
  });

  it("is stored in cents, and opened and read again as the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_900 }), (cents) => {
        const held = eurosOf(cents);
        expect(heldNumber(numberText(held))).toBe(held);
        expect(centsOf(rule.parse(held) ?? Number.NaN)).toBe(cents);
      }),
    );
    const shown = [1850, 1500, 1805, 5].map((cents) => numberText(eurosOf(cents)));
    expect(shown).toEqual(["18,50", "15", "18,05", "0,05"]);
  });
});
