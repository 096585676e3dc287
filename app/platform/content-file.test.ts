import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readContentFile } from "./content-file.server";

const HEAD = z.strictObject({ title: z.string() });
const read = (text: string) => readContentFile(HEAD, "/content/demo/articles/cross.md", text);

describe("a text of content/", () => {
  it("is a head and Markdown, with nothing between two blocks", () => {
    const text = "Un **fossé**, puis :\n\n- deux\n- trois\n\n---\n";
    const file = `---\n{ "title": "Le cross" }\n---\n\n${text}`;
    expect(read(`\uFEFF${file.replaceAll("\n", "\r\n")}`)).toEqual(read(file));
    expect(read(file)).toEqual({
      head: { title: "Le cross" },
      html: "<p>Un <strong>fossé</strong>, puis :</p><ul><li>deux</li><li>trois</li></ul><hr>",
    });
  });

  it.each([
    ["a name that the schema does not know", '---\n{ "titre": "Le cross" }\n---\n\nTexte'],
    ["a head that is no JSON", "---\ntitle: Le cross\n---\n\nTexte"],
    ["no head", "Texte"],
    ["no file", ""],
  ])("says which file is wrong: %s", (_, text) => {
    expect(() => read(text)).toThrow(/^\/content\/demo\/articles\/cross\.md: /);
  });
});
