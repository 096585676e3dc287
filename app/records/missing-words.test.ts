import { describe, expect, it } from "vitest";
import { group, list } from "./composed-fields";
import { day, line, richText } from "./fields";
import { missingWords } from "./missing-words";

const alt = line("Description", { subject: "La description" });
const fields = {
  title: line("Titre", { subject: "Le titre" }),
  text: richText("Texte", { limit: 99, tooLong: "Trop long.", changed: { noun: "texte" } }),
  teaser: line("Bouton", { subject: "Ce texte" }),
  cover: group("Couverture", {
    added: "ajoutée",
    removed: "retirée",
    fields: { alt: { ...alt, named: "la description de l’image" } },
  }),
  images: list("Photos", {
    noun: "photo",
    isFeminine: true,
    most: 9,
    moved: "déplacées",
    reworded: "modifiées",
    tooMany: "Trop.",
    wrongId: "Perdue.",
    fields: { alt },
  }),
  event: group("Événement", {
    added: "ajouté",
    removed: "retiré",
    fields: {
      day: day("Date", { changed: { noun: "heure", isFeminine: true } }),
      endDay: day("Fin"),
    },
  }),
};
const images = [
  { id: "1", alt: "" },
  { id: "2", alt: "" },
];
const values = {
  title: "",
  text: "<p></p>",
  teaser: "",
  cover: { alt: "" },
  images,
  event: { day: null, endDay: "2026-03-11" },
};
const missing = (...places: string[]) =>
  missingWords(fields, Object.fromEntries(places.map((place) => [place, ["Faux."]])), values);

describe("the reason why values are not published", () => {
  it("names what is missing as the description does", () => {
    expect(missing("cover.alt")).toBe("il manque la description de l’image");
    expect(missing("event.day")).toBe("il manque l’heure");
    expect(missing("teaser")).toBe("il manque «\u00a0Bouton\u00a0»");
  });

  it("joins several, and counts those of a list", () => {
    expect(missing("title", "text", "images.1.alt", "images.2.alt")).toBe(
      "il manque le titre, le texte et la description de 2 photos",
    );
    expect(missing("images.2.alt")).toBe("il manque la description d’une photo");
    const none = { ...values, images: [] };
    expect(missingWords(fields, { images: ["Ajoutez-en."] }, none)).toBe("il manque une photo");
  });

  it("asks to correct what is there and wrong, alone or beside what is missing", () => {
    expect(missing("event.endDay")).toBe("corrigez ce qui est signalé en rouge");
    expect(missing("", "unknown")).toBe("corrigez ce qui est signalé en rouge");
    expect(missing("title", "event.endDay")).toBe(
      "il manque le titre, et il faut corriger ce qui est signalé en rouge",
    );
  });
});
