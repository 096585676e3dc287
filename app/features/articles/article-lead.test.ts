import { describe, expect, it } from "vitest";
import { splitLead } from "./article-lead";

describe("splitLead", () => {
  it("takes a short first paragraph", () => {
    expect(
      splitLead("<p>Trois <em>points</em> d’<strong>écart</strong>.</p><h2>Le tour</h2>"),
    ).toEqual({
      lead: "Trois points d’écart.",
      body: "<h2>Le tour</h2>",
    });
  });

  it.each([
    ["a lone paragraph", "<p>Tout est là.</p>"],
    ["a long one", `<p>${"mot ".repeat(80)}</p><p>Suite</p>`],
    ["one with a link", '<p>Voir <a href="/contacts">ici</a></p><p>Suite</p>'],
    ["a text that starts otherwise", "<h2>Titre</h2><p>Suite</p>"],
    ["an empty one", "<p></p><p>Suite</p>"],
  ])("leaves %s where it is", (_, html) => {
    expect(splitLead(html)).toEqual({ lead: null, body: html });
  });
});
