import { describe, expect, it } from "vitest";
import { emptyValues } from "~/records/kind";
import { type ArticlePhoto, type ArticleValues, article, NEW_COVER, NEW_EVENT } from "./article";
import { summarizeChange } from "./change-summary";

const COVER = { ...NEW_COVER, url: "/a", alt: "a" };
const photo = (id: string): ArticlePhoto => ({
  id,
  url: `/${id}`,
  alt: "",
  caption: "",
  isDecorative: true,
});
const BEFORE: ArticleValues = {
  ...emptyValues(article),
  title: "Run",
  cover: COVER,
  images: [photo("1"), photo("2")],
  event: NEW_EVENT,
};

describe("summarizeChange", () => {
  it.each<[string, Partial<ArticleValues>]>([
    ["Sans changement", {}],
    ["Titre modifié", { title: "x" }],
    ["Titre et texte modifiés", { title: "x", content: "x" }],
    [
      "Texte, date et lieu modifiés",
      { content: "x", event: { ...NEW_EVENT, day: "x", location: "x" } },
    ],
    ["Texte et heure modifiés", { content: "x", event: { ...NEW_EVENT, time: "18:30" } }],
    ["Date et heure modifiées", { event: { ...NEW_EVENT, day: "2026-03-24", time: "18:30" } }],
    ["Section modifiée", { section: "athletisme" }],
    ["Image de couverture retirée", { cover: null }],
    ["Image de couverture remplacée", { cover: { ...COVER, url: "/b" } }],
    [
      "Description de l’image modifiée, cadrage modifié",
      { cover: { ...COVER, alt: "b", focusX: 1 } },
    ],
    ["2 photos ajoutées", { images: [...BEFORE.images, photo("3"), photo("4")] }],
    ["1 photo ajoutée, 2 photos retirées", { images: [photo("3")] }],
    ["Photos déplacées", { images: [photo("2"), photo("1")] }],
    ["Légendes des photos modifiées", { images: [photo("1"), { ...photo("2"), caption: "x" }] }],
    ["Événement annulé", { event: { ...NEW_EVENT, state: "cancelled" } }],
    ["N’est plus un événement", { event: null }],
    ["Titre modifié, image de couverture retirée", { title: "x", cover: null }],
  ])("%s", (summary, change) => {
    expect(summarizeChange(BEFORE, { ...BEFORE, ...change }, "edit")).toBe(summary);
  });

  it("names what was done", () => {
    const after = { ...BEFORE, title: "x" };
    expect(summarizeChange(null, BEFORE, "edit")).toBe("Création du brouillon");
    expect(summarizeChange(null, BEFORE, "publish")).toBe("Création et publication");
    expect(summarizeChange(BEFORE, after, "publish")).toBe("Publié\u00a0: titre modifié");
    expect(summarizeChange(BEFORE, BEFORE, "schedule")).toBe("Programmé");
    expect(summarizeChange(BEFORE, after, "unpublish")).toBe("Repassé en brouillon");
    expect(summarizeChange({ ...BEFORE, cover: null }, BEFORE, "edit")).toBe(
      "Image de couverture ajoutée",
    );
    expect(summarizeChange({ ...BEFORE, event: null }, BEFORE, "edit")).toBe(
      "Devient un événement",
    );
  });
});
