import { describe, expect, it } from "vitest";
import { frenchTypography } from "./french-typography";

describe("frenchTypography", () => {
  it.each([
    ["Place de l'Église", "Place de l’Église"],
    ["Frontale : d'octobre à mars !", "Frontale\u00a0: d’octobre à mars\u00a0!"],
    ["Dit « Le Lac » ?", "Dit «\u00a0Le Lac\u00a0»\u00a0?"],
    ["«Le Lac»", "«\u00a0Le Lac\u00a0»"],
    ["Boucle de 12 km, 5 € et 10 %", "Boucle de 12\u00a0km, 5\u00a0€ et 10\u00a0%"],
    ["dès 12 ans", "dès 12\u00a0ans"],
    ["À 10 mètres", "À 10 mètres"],
    ["https://exemple.fr/?a=1", "https://exemple.fr/?a=1"],
    ["18:30 au stade", "18:30 au stade"],
    ["'cité'", "'cité'"],
    ["", ""],
  ])("sets %s", (typed, set) => {
    expect(frenchTypography(typed)).toBe(set);
    expect(frenchTypography(set)).toBe(set);
  });
});
