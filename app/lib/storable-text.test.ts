import { describe, expect, it, test } from "vitest";
import { storableLine, storableText, wellFormed } from "./storable-text";

describe("storableText", () => {
  it("drops what databases and feeds refuse, keeps lines and emoji", () => {
    expect(storableText("a\u0000b\u001bc\n\td 🏃🏽‍♀️")).toBe("abc\n\td 🏃🏽‍♀️");
  });
  it("replaces half a surrogate pair", () => {
    expect(storableText("a\ud83c")).toBe("a\ufffd");
  });
});

describe("storableLine", () => {
  it("makes one line and keeps the no-break spaces of French", () => {
    expect(storableLine("  Deux \r\n lignes\u00a0: ok\t")).toBe("Deux lignes\u00a0: ok");
  });
  it("keeps no character that nobody sees, but joins families and flags", () => {
    expect(storableLine("Camille\u200b Du\u00adpont\ufeff 👩\u200d👧\u2028fin")).toBe(
      "Camille Dupont 👩\u200d👧 fin",
    );
  });
  it("keeps right-to-left letters, not what turns the rest of the page around", () => {
    expect(storableLine("\u202eليلى\u202c حداد\u2066")).toBe("ليلى حداد");
  });
});

test("half of a character of two becomes the sign for an unknown one, as toWellFormed has it", () => {
  for (const text of ["a\ud83d b", "\udc4d", "👍 entier", "\ud83d"]) {
    expect(wellFormed(text)).toBe(text.toWellFormed());
  }
});
