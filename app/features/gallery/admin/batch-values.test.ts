import { describe, expect, it } from "vitest";
import {
  batchValuesSchema,
  EMPTY_BATCH,
  missingInBatch,
  photoChange,
  photoIds,
  photosOf,
  publishedMessage,
  publishLabel,
  withoutPhoto,
  withPhoto,
  withPhotoBack,
} from "./batch-values";

const add = (values: typeof EMPTY_BATCH, id: string) => ({
  ...values,
  ...withPhoto(values, { id, url: `/media/gallery/${id}.jpg`, fileName: `${id}.JPG` }),
});
const three = ["a", "b", "c"].reduce(add, EMPTY_BATCH);

describe("the form of several new photos", () => {
  it("holds photos in the order in which they arrived, with what was typed of each", () => {
    const values = { ...three, ...photoChange("b", { title: "Le lac", isFeatured: true }) };
    expect(photosOf(values).map(({ id, title }) => [id, title])).toEqual([
      ["a", ""],
      ["b", "Le lac"],
      ["c", ""],
    ]);
    expect(photosOf(values)[1]).toMatchObject({ fileName: "b.JPG", isFeatured: true, alt: "" });
  });

  it("forgets a photo that is taken out, and has it back where it was", () => {
    const before = { ...three, ...photoChange("b", { alt: "Deux coureurs" }) };
    const after = { ...before, ...withoutPhoto(before, "b") };
    expect(photoIds(after)).toEqual(["a", "c"]);
    expect(Object.keys(JSON.parse(JSON.stringify(after)))).not.toContain("b.alt");
    const back = { ...after, ...withPhotoBack(after, before, "b") };
    expect(photosOf(back)).toEqual(photosOf(before));
  });

  it("is read again from a copy that the browser kept", () => {
    const copy = batchValuesSchema.parse(JSON.parse(JSON.stringify(three)));
    expect(photosOf(copy)).toEqual(photosOf(three));
    expect(() => batchValuesSchema.parse({ photos: ["a"] })).toThrow();
  });

  it("says beforehand all that is missing", () => {
    const named = { ...three, seriesTitle: "Cross" };
    expect(missingInBatch(EMPTY_BATCH)).toBe("il manque les photos");
    expect(missingInBatch(three)).toBe("il manque 3\u00a0titres, 3\u00a0descriptions et l’accord");
    const described = { ...named, ...photoChange("a", { alt: "Deux coureurs" }) };
    expect(missingInBatch(described)).toBe("il manque 2\u00a0descriptions et l’accord");
    const decorative = ["b", "c"].map((id) => photoChange(id, { isDecorative: true }));
    const whole = Object.assign({}, described, ...decorative);
    expect(missingInBatch(whole)).toBe("il manque l’accord");
    expect(missingInBatch({ ...whole, hasConsent: true })).toBeNull();
  });

  it("says how many", () => {
    expect([0, 1, 12].map(publishLabel)).toEqual([
      "Publier",
      "Publier la photo",
      "Publier les 12 photos",
    ]);
    expect(publishedMessage({ published: "1" })).toBe("La photo est dans la galerie.");
    expect(publishedMessage({ published: "12" })).toBe("Les 12 photos sont dans la galerie.");
  });
});
