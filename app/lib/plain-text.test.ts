import { describe, expect, it } from "vitest";
import { plainText, readingMinutes, searchable } from "./plain-text";

describe("plainText", () => {
  it("keeps the words apart and drops the tags", () => {
    expect(plainText("<h2>Le tour</h2><p>Trois&nbsp;points &amp; <em>un</em> cri</p>")).toBe(
      "Le tour Trois points & un cri",
    );
  });
  it("keeps together what emphasis or a link interrupts", () => {
    expect(plainText('<p>grim<strong>pée</strong>, <a href="/x">ici</a>.</p><p>Fin</p>')).toBe(
      "grimpée, ici. Fin",
    );
  });
  it("decodes numbered entities, and leaves what is none", () => {
    expect(plainText("&#233;t&#xe9; &inconnu; &#x110000;")).toBe("été &inconnu; &#x110000;");
  });
});

describe("searchable", () => {
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
