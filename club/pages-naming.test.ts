import { describe, expect, it } from "vitest";
import { pagesNaming } from "./pages-naming";

const paths = (name: string) => pagesNaming(name).map(({ path }) => path);

describe("the pages that name somebody", () => {
  it("are those of a coach's section and phone number", () => {
    expect(paths("Josiane Lacoste")).toEqual(
      expect.arrayContaining([
        "/sections/marche-nordique",
        "/sections/sport-sante",
        "/club/trombinoscope",
      ]),
    );
    expect(paths("Josiane Lacoste")).not.toContain("/sections/athletisme");
  });

  it("are the contacts and the legal notice for the president", () => {
    expect(pagesNaming("Bernard Tauzin")).toEqual(
      expect.arrayContaining([
        { path: "/contacts", label: "Contact" },
        { path: "/club/trombinoscope", label: "Organigramme" },
        { path: "/mentions-legales", label: "Mentions légales" },
      ]),
    );
  });

  it.each(["ines bernadet", "INÈS  BERNADET", "Ine\u0300s\u00a0Bernadet", " Inès-Bernadet "])(
    "are found without accents, capitals or the same spaces: %s",
    (name) => expect(paths(name)).toEqual(paths("Inès Bernadet")),
  );

  it.each(["", "Luc", "Yann M", "Nobody Here", "Ann Moreau", ".*", "ne Lacoste"])(
    "are none for %j",
    (name) => expect(paths(name)).toEqual([]),
  );
});
