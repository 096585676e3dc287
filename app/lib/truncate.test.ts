import { afterEach, describe, expect, it, vi } from "vitest";
import { fc } from "~tests/support/properties";
import { countGraphemes, cutTitle, TITLE_LIMIT, truncate } from "./truncate";

afterEach(() => vi.unstubAllGlobals());

describe("cutTitle", () => {
  it("leaves a title of 80 characters whole, and cuts one of 81", () => {
    expect(cutTitle("a".repeat(TITLE_LIMIT))).toBeNull();
    expect(cutTitle("a".repeat(81))).toBe(`${"a".repeat(80)}…`);
  });
  it("counts an emoji family or an accented letter as one character", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(countGraphemes(`e\u0301${family}`)).toBe(2);
    expect(truncate(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
  });
  it("counts as well in a browser that cannot segment", () => {
    const texts = ["👨‍👩‍👧‍👦👍🏽", "e\u0301te\u0301", "🇫🇷🇧🇪", "👩🏽‍🚀 en l’air", "deux\nlignes"];
    const counts = texts.map(countGraphemes);
    vi.stubGlobal("Intl", Object.create(Intl, { Segmenter: { value: undefined } }));
    expect("Segmenter" in Intl && Intl.Segmenter).toBeUndefined();
    expect(texts.map(countGraphemes)).toEqual(counts);
    expect(truncate("e\u0301te\u0301", 2)).toBe("e\u0301t…");
  });
  it("never leaves a space before the ellipsis", () => {
    expect(truncate("mot suivant", 4)).toBe("mot…");
  });
  it("never shows more than the limit and its ellipsis", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 1, max: 20 }),
        (text, limit) => {
          expect(countGraphemes(truncate(text, limit))).toBeLessThanOrEqual(limit + 1);
        },
      ),
    );
  });
});
