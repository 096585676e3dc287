import { describe, expect, test } from "vitest";
import { foundSentence, markWords, type TextPart } from "./marked-text";
import { searchWords } from "./word-match";

/** `Le [stade] du club`: what is marked stands in brackets. */
const written = (parts: readonly TextPart[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

describe("markWords", () => {
  test.each([
    ["stade", "Le stade, et l’entrée du Stade.", "Le [stade], et l’entrée du [Stade]."],
    ["athletisme", "École d’Athlétisme", "École d’[Athlétisme]"],
    ["course pied", "La course à pied", "La [course] à [pied]"],
    ["cour", "Au secours, il court", "Au secours, il [court]"],
    ["18h30", "De 18:30 à 20\u00a0h", "De [18:30] à 20\u00a0h"],
    ["18h30", "Dès 18 h 30 au stade", "Dès [18 h 30] au stade"],
    ["145 €", "La licence\u00a0: 145\u00a0€ par an", "La licence\u00a0: [145\u00a0€] par an"],
    ["0556000000", "Appelez le 05 56 00 00 00.", "Appelez le [05 56 00 00 00]."],
    ["weekend", "Le week-end", "Le [week-end]"],
    ["œuvre", "Une oeuvre", "Une [oeuvre]"],
    ["tennis", "Le stade", "Le stade"],
    ["<b>", "a <b> b", "a <[b]> [b]"],
    ["stade", "", ""],
  ])("of «%s» in «%s» marks %s", (search, text, expected) => {
    expect(written(markWords(text, searchWords(search)))).toBe(expected);
  });
});

describe("foundSentence", () => {
  const find = (search: string, ...texts: string[]) =>
    written(foundSentence(texts, searchWords(search)));

  test("is the sentence that has most of the words, of whichever text", () => {
    const texts = ["Un essai gratuit. Venez au stade\u00a0!", "Au stade, l’essai est libre. Fin."];
    expect(find("essai stade", ...texts)).toBe("Au [stade], l’[essai] est libre.");
  });

  test("is the first one where only the title has the words", () => {
    expect(find("marche", "Deux fois par semaine. Au lac.")).toBe("Deux fois par semaine.");
    expect(find("marche")).toBe("");
  });

  test("is shortened around what was found, at whole words", () => {
    const long = "mot ".repeat(60).trim();
    const found = find("stade lac", `${long} stade ${long} lac ${long}`);
    expect(found).toMatch(/^…(mot )+\[stade\] mot .* … (mot )+\[lac\] (mot ?)+…$/);
    expect(found.length).toBeLessThan(420);
    expect(found).not.toMatch(/\b(m|mo|o|ot|t)\b/);
  });
});
