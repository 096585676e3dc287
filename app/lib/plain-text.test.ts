import { describe, expect, it } from "vitest";
import { plainText, readingMinutes, searchable } from "./plain-text";

describe("plainText", () => {
  it("keeps the words apart and drops the tags", () => {
    expect(plainText("<h2>Le tour</h2><p>Trois&nbsp;points &amp; <em>un</em> cri</p>")).toBe(
      "Le tour Trois\u00a0points & un cri",
    );
  });
  it("keeps together what emphasis or a link interrupts", () => {
    expect(plainText('<p>grim<strong>pée</strong>, <a href="/x">ici</a>.</p><p>Fin</p>')).toBe(
      "grimpée, ici. Fin",
    );
  });
  it("keeps the no-break spaces of French, written or named", () => {
    expect(plainText("<p>au dernier tour&nbsp;: le cross\u202f! «\u00a0oui\u00a0»</p>")).toBe(
      "au dernier tour\u00a0: le cross\u202f! «\u00a0oui\u00a0»",
    );
  });
  it("makes one space of several, wherever a line may break between them", () => {
    expect(
      plainText("<p>un&nbsp; \n&nbsp;deux</p><p>&nbsp;</p><p>trois&nbsp;&nbsp;mètres</p>"),
    ).toBe("un deux trois\u00a0mètres");
  });
  it("drops what nobody sees and what turns the following around", () => {
    expect(plainText("<p>mar\u200bche \u202eenv\u202cers\u2066 \ufeff👩\u200d👧</p>")).toBe(
      "marche envers 👩\u200d👧",
    );
  });
  it("decodes numbered entities, and leaves what is none", () => {
    expect(plainText("&#233;t&#xe9; &inconnu; &#x110000; &constructor;")).toBe(
      "été &inconnu; &#x110000; &constructor;",
    );
  });
});

describe("searchable", () => {
  it("takes no-break spaces and what nobody sees for what they look like", () => {
    expect(searchable("Marche\u00a0nor\u200bdique\u202f!")).toBe("marche nordique !");
  });
  it("forgets case, accents, ligatures and the kind of apostrophe", () => {
    expect(searchable("  L’Été à l'Œuvre ")).toBe("l'ete a l'oeuvre");
    expect(searchable("ÉCOLE")).toBe(searchable("e\u0301cole"));
  });
});

describe("readingMinutes", () => {
  it("is one at least", () => {
    expect(readingMinutes("")).toBe(1);
    expect(readingMinutes("mot ".repeat(500))).toBe(3);
  });
});
