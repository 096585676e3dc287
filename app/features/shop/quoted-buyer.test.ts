import { describe, expect, it } from "vitest";
import { greeting, lineForBuyer } from "./quoted-buyer.server";

describe("a greeting", () => {
  it.each([
    "Zoé Durand",
    "Jean-Pierre",
    "M. Dupont",
    "M. et Mme Dupont-Lajoie",
    "J.-B. Martin",
    "J. B. Martin",
    "O’Neill",
    "O'Neill",
    "d’Aubigné",
    "Dr. Martin",
    "Dr.\u00a0Martin",
    "Martin Jr.",
    "Zoé D.",
    ".Zoé",
    "李小龙",
    "محمد",
    "Wwwojciech",
    "Anne/Marie",
    "Zoé 2",
  ])("names %s", (name) => {
    expect(greeting(name)).toBe(`Bonjour ${name},`);
  });

  it.each([
    "Visitez evil.example/casino",
    "evil.example",
    "EVIL.EXAMPLE",
    "casino24.example",
    "1.evil.example",
    "éxemple.fr",
    "пример.рф",
    "例え.テスト",
    "例え。テスト",
    "evil．example",
    "evil｡example",
    "evil․example",
    "evil.\u200dexample",
    "evil\u200d.example",
    "evil.\ufe0fexample",
    "J.B.Martin",
    "Dr.Martin",
    "http://casino",
    "casino:\u200d//jeux",
    "www.casino",
    "ｗｗｗ．casino",
    "zoe@casino",
    "zoe＠casino",
  ])("does not repeat %s", (name) => {
    expect(greeting(name)).toBe("Bonjour,");
  });
});

describe("a line of an order", () => {
  const line = {
    productName: "Débardeur",
    size: "M",
    colour: "",
    personalisation: "Zoé",
    quantity: 1,
  };

  it.each(["Zoé", "J.-B. Martin", "M. Dupont"])("names what it bears: %s", (personalisation) => {
    expect(lineForBuyer({ ...line, personalisation })).toBe(
      `1\u00a0×\u00a0Débardeur (M), personnalisé «\u00a0${personalisation}\u00a0»`,
    );
  });

  it("says only that it bears something where that reads as an address", () => {
    expect(lineForBuyer({ ...line, personalisation: "evil.example" })).toBe(
      "1\u00a0×\u00a0Débardeur (M), personnalisé comme demandé",
    );
  });

  it("says nothing of what it does not bear", () => {
    expect(lineForBuyer({ ...line, personalisation: "" })).toBe("1\u00a0×\u00a0Débardeur (M)");
  });
});
