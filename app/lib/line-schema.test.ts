import { describe, expect, it } from "vitest";
import { nameSchema, writtenTextSchema } from "./line-schema";

const schema = nameSchema("Le nom", "Indiquez un nom.");
const TOO_LONG = "Le nom ne peut pas dépasser 120\u00a0caractères.";

const messages = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe("nameSchema", () => {
  it.each([
    ["A", "A"],
    ["  Camille \n Durand ", "Camille Durand"],
    ["🏃🏽‍♀️", "🏃🏽‍♀️"],
    ["\u202eليلى حداد", "ليلى حداد"],
    ["<b>Léa</b> & Cie", "<b>Léa</b> & Cie"],
    ["é".repeat(120), "é".repeat(120)],
    ["🏃🏽‍♀️".repeat(120), "🏃🏽‍♀️".repeat(120)],
  ])("takes %j", (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  it.each([undefined, "", "   ", "\u00a0\u200b", "\u0000\t", "\u0301"])("misses %j", (typed) => {
    expect(messages(typed)).toEqual(["Indiquez un nom."]);
  });

  it.each([121, 200, 10_000])("refuses %d characters, in French", (length) => {
    expect(messages("a".repeat(length))).toEqual([TOO_LONG]);
  });
});

describe("writtenTextSchema", () => {
  const text = writtenTextSchema("Le message", "Écrivez votre message.", 10);
  const said = (value: unknown) => text.safeParse(value).error?.issues.at(0)?.message;

  it("keeps lines, broken in one way", () => {
    expect(text.parse(" Un\r\ndeux\rtrois ".slice(0, 9))).toBe("Un\ndeux");
  });

  it.each([undefined, "", " \r\n ", "\u200b", "\u0301"])("misses %j", (typed) => {
    expect(said(typed)).toBe("Écrivez votre message.");
  });

  it("counts as a reader does", () => {
    expect(said("🏃🏽‍♀️".repeat(10))).toBeUndefined();
    expect(said("🏃🏽‍♀️".repeat(11))).toBe("Le message ne peut pas dépasser 10\u00a0caractères.");
  });
});
