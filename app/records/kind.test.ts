import { describe, expect, it } from "vitest";
import { checkValues } from "~tests/support/checked-values";
import { type Fields, line, picture, siteLink, type Values } from "./fields";
import { type AnyKind, emptyValues, kind, type RemovableKind, shapeOf } from "./kind";

const FRENCH = {} as RemovableKind<Fields>["french"];
const LIST = {} as Omit<NonNullable<AnyKind["list"]>, "belongsTo">;

/** A kind as features describe one. */
const trophy = kind({
  subject: "partner",
  localCopy: "coupe",
  table: "partners",
  path: "/admin/coupes",
  permission: "partners",
  icon: "heart",
  french: FRENCH,
  title: "name",
  list: { ...LIST, searched: ["name", "link"], foundBy: ["name"] },
  fields: {
    name: line("Nom", { subject: "Le nom", required: "Indiquez le nom." }),
    link: siteLink("Lien vers le club", { shortLabel: "Lien" }),
    photo: picture("Photo", {
      folder: "coaches",
      file: "photo",
      look: "portrait",
      hint: "",
      none: "Sans photo",
      lost: "Perdue.",
    }),
  },
});

describe("a described kind", () => {
  it("is held against its fields by the compiler", () => {
    const { fields } = trophy;
    // @ts-expect-error a value is missing
    const forgotten: Values<typeof fields> = { name: "", link: "" };
    // @ts-expect-error a picture is an address or null
    const wrong: Values<typeof fields> = { name: "", link: "", photo: 3 };
    // @ts-expect-error the title is no field
    const untitled = kind({ ...trophy, title: "nom" });
    // @ts-expect-error the list searches in no field
    const unsearched = kind({ ...trophy, list: { ...LIST, searched: ["nom"] } });
    // @ts-expect-error neither does the search over all kinds
    const unfound = kind({ ...trophy, list: { ...LIST, foundBy: ["nom"] } });
    expect([forgotten, wrong, untitled, unsearched, unfound]).toHaveLength(5);
  });

  it("reads what a browser kept before a field was there, and what no rule allows", () => {
    const kept = { name: "a".repeat(5000), link: "pas une adresse" };
    expect(shapeOf(trophy).parse(kept)).toEqual({ ...kept, photo: null });
    expect(shapeOf(trophy).parse({})).toEqual(emptyValues(trophy));
  });

  it("takes what is sent as its rules leave it, or says what is wrong field by field", () => {
    expect(checkValues(trophy, { name: "  Coupe \n d’hiver", link: "coupe.fr" })).toEqual({
      values: { name: "Coupe d’hiver", link: "https://coupe.fr" },
    });
    expect(checkValues(trophy, { name: " ", link: "coupe", photo: "x.jpg" })).toEqual({
      errors: {
        name: ["Indiquez le nom."],
        link: [expect.stringContaining("n’est pas complète")],
        photo: ["Perdue."],
      },
      rest: expect.anything(),
    });
    expect(checkValues(trophy, { name: 3, photo: ["x"] })).toMatchObject({
      errors: { name: [expect.any(String)], photo: [expect.any(String)] },
    });
  });

  it("says of a link that is too long just that", () => {
    const start = "https://www.exemple.fr/";
    const longest = start + "a".repeat(500 - start.length);
    expect(checkValues(trophy, { link: longest })).toEqual({ values: { link: longest } });
    expect(checkValues(trophy, { link: `${longest}a` })).toEqual({
      errors: { link: [expect.stringMatching(/^Le lien ne peut pas dépasser 500.caractères\.$/)] },
      rest: expect.anything(),
    });
  });

  it("knows no other names, be they those of every object", () => {
    for (const name of ["nom", "constructor", "__proto__", "version"]) {
      expect(checkValues(trophy, JSON.parse(`{ "${name}": "" }`)), name).toBeNull();
    }
  });
});
