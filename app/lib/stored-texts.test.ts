import { describe, expect, it } from "vitest";
import { plainText } from "~/lib/plain-text";
import { fc } from "~tests/support/properties";
import { articleSearchText, excerptOf } from "./stored-texts";

describe("articleSearchText", () => {
  it("has title and text on two lines", () => {
    const article = { title: "Été", content: "<p>Œuvre &amp;&nbsp;Cœur</p>" };
    expect(articleSearchText(article)).toBe("ete\noeuvre coeur et");
  });
});

describe("excerptOf", () => {
  it("gives the first words, cut between two of them", () => {
    expect(excerptOf("<h2>Titre</h2><p>Court.</p>")).toBe("Court.");
    const excerpt = excerptOf(`<p>${"abcd ".repeat(60)}</p>`);
    expect(excerpt).toBe(`${"abcd ".repeat(40).trim()}…`);
  });
  it("leaves tables and captions out unless there is nothing else", () => {
    expect(excerptOf("<table><tbody><tr><td>9h</td></tr></tbody></table><p>x</p>")).toBe("x");
    expect(excerptOf("<h2>Seul</h2>")).toBe("Seul");
  });
  it("is never longer than 201 characters, and is the beginning of the text", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 30 }), (words) => {
        const text = words.join(" ").replace(/[<>&]/g, "");
        const excerpt = excerptOf(text);
        expect(excerpt.length).toBeLessThanOrEqual(201);
        expect(excerpt.isWellFormed() || !text.isWellFormed()).toBe(true);
        if (!excerpt.endsWith("…")) expect(plainText(text)).toBe(excerpt);
      }),
    );
  });
});
