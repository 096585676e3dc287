import { describe, expect, it } from "vitest";
import { EMPTY_BATCH, newBatchPhoto } from "../photo-batch";
import { batchName, missingInBatch, publishedMessage, publishLabel } from "./batch-labels";

const [first, second, third] = ["a", "b", "c"].map((id) =>
  newBatchPhoto({ id, url: `/media/gallery/${id}.jpg`, fileName: `${id}.JPG` }),
);

describe("the form of several new photos", () => {
  it("says beforehand all that is missing", () => {
    if (!first || !second || !third) throw new Error("There are three.");
    const three = { ...EMPTY_BATCH, photos: [first, second, third] };
    expect(missingInBatch(EMPTY_BATCH)).toBe("il manque les photos");
    expect(missingInBatch(three)).toBe("il manque 3\u00a0titres, 3\u00a0descriptions et l’accord");
    const described = { ...first, alt: "Deux coureurs" };
    const named = { ...three, seriesTitle: "Cross", photos: [described, second, third] };
    expect(missingInBatch(named)).toBe("il manque 2\u00a0descriptions et l’accord");
    const decorative = [second, third].map((photo) => ({ ...photo, isDecorative: true }));
    const whole = { ...named, photos: [described, ...decorative] };
    expect(missingInBatch(whole)).toBe("il manque l’accord");
    expect(missingInBatch({ ...whole, hasConsent: true })).toBeNull();
  });

  it("says how many", () => {
    expect([0, 1, 12].map(publishLabel)).toEqual([
      "Publier",
      "Publier la photo",
      "Publier les 12 photos",
    ]);
    const saved = (published: number) => publishedMessage({ ...EMPTY_BATCH, published });
    expect(saved(1)).toBe("La photo est dans la galerie.");
    expect(saved(12)).toBe("Les 12 photos sont dans la galerie.");
  });

  it("is offered again by its common title, else by how many there are", () => {
    const one = { ...EMPTY_BATCH, photos: first ? [first] : [] };
    expect(batchName({ ...one, seriesTitle: "Cross" })).toBe("Cross");
    expect(batchName(one)).toBe("1 photo");
    expect(batchName({ ...one, photos: [...one.photos, ...one.photos] })).toBe("2 photos");
  });
});
