import { describe, expect, it } from "vitest";
import { readKeptCopy } from "~/records/kind";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { photoUrl } from "~tests/support/gallery-fixtures";
import { IMAGE_LOST } from "./photo";
import { EMPTY_BATCH, newBatchPhoto, photoBatch, TITLE_MISSING } from "./photo-batch";
import { readSentBatch } from "./sent-batch";

const NOW = new Date("2026-03-13T11:00:00.000Z");
const ID = "0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11";
const OTHER = "1c8f9a52-6c1d-4e0f-9a53-2a6f6d1f7c22";

const FIRST = {
  ...newBatchPhoto({ id: ID, url: photoUrl("a"), fileName: "IMG_1.JPG" }),
  title: "Le départ",
  alt: "Des coureurs",
};
const SECOND = {
  ...newBatchPhoto({ id: OTHER, url: photoUrl("b"), fileName: "IMG_2.JPG" }),
  title: "L’arrivée",
  isDecorative: true,
};
const BATCH = { seriesTitle: "", photos: [FIRST, SECOND], hasConsent: true };

const read = (values: object, sent: object = {}) =>
  readSentBatch({ intent: "save", version: 0, values: { ...BATCH, ...values }, ...sent }, NOW);

const errorsOf = (values: object) => {
  const answer = read(values);
  return answer && "errors" in answer ? answer.errors : {};
};

describe("the form of several new photos", () => {
  it("is read in the order of the page", () => {
    expect(read({})).toEqual({ batch: BATCH });
  });

  it("says by each field what is missing, all at once", () => {
    const photos = [
      { ...FIRST, title: " ", alt: "" },
      { ...SECOND, title: "x".repeat(121) },
    ];
    expect(errorsOf({ photos, hasConsent: false })).toEqual({
      [`photos.${ID}.title`]: [TITLE_MISSING],
      [`photos.${ID}.alt`]: [ALT_MESSAGE],
      [`photos.${OTHER}.title`]: ["Le titre ne peut pas dépasser 120\u00a0caractères."],
      hasConsent: [expect.stringMatching(/sans l’accord des personnes/)],
    });
  });

  it("lets a common title stand for those that are missing, be it too long", () => {
    const photos = [{ ...FIRST, title: "" }, SECOND];
    expect(read({ photos, seriesTitle: "Le cross" })).toHaveProperty("batch");
    expect(errorsOf({ photos, seriesTitle: "x".repeat(121) })).toEqual({
      seriesTitle: ["Le titre commun ne peut pas dépasser 120\u00a0caractères."],
    });
  });

  it("wants a photo, and not more than sixty", () => {
    expect(errorsOf({ photos: [] })).toEqual({ photos: ["Ajoutez au moins une photo."] });
    const many = Array.from({ length: 61 }, () => ({ ...FIRST, id: crypto.randomUUID() }));
    expect(read({ photos: many.slice(1) })).toHaveProperty("batch");
    expect(errorsOf({ photos: many })).toEqual({
      photos: ["Publiez 60\u00a0photos au plus à la fois\u00a0: retirez-en."],
    });
  });

  it("takes no id that is none, and none twice", () => {
    for (const id of ["x", "__proto__", "../../etc", "", 7, null, undefined]) {
      expect(errorsOf({ photos: [{ ...FIRST, id }] }), String(id)).toEqual({
        photos: [IMAGE_LOST],
      });
    }
    expect(errorsOf({ photos: [FIRST, { ...FIRST, title: "b" }] })).toEqual({
      photos: [IMAGE_LOST],
    });
  });

  it.each([
    [{ photos: `${ID} ${OTHER}` }, "photos"],
    [{ photos: { length: 1e9 } }, "photos"],
    [{ photos: [null] }, "photos"],
    [{ photos: [{ ...FIRST, title: ["a"] }] }, `photos.${ID}.title`],
    [{ photos: [{ ...FIRST, alt: 7 }] }, `photos.${ID}.alt`],
    [{ photos: [{ ...FIRST, isDecorative: "on" }] }, `photos.${ID}.isDecorative`],
    [{ photos: [{ ...FIRST, url: "javascript:0" }] }, `photos.${ID}.url`],
    [{ seriesTitle: 7 }, "seriesTitle"],
    [{ hasConsent: "on" }, "hasConsent"],
  ])("takes no value of another sort: %#", (values, place) => {
    expect(errorsOf(values)).toHaveProperty([place]);
  });

  it("wants each photo whole", () => {
    expect(errorsOf({ photos: [{ id: ID }] })).toEqual({
      [`photos.${ID}.title`]: [TITLE_MISSING],
      [`photos.${ID}.url`]: [IMAGE_LOST],
      [`photos.${ID}.alt`]: [ALT_MESSAGE],
    });
    const answer = readSentBatch({ intent: "save", version: 1, values: {} }, NOW);
    expect(Object.keys(answer && "errors" in answer ? answer.errors : {}).sort()).toEqual([
      "hasConsent",
      "photos",
    ]);
  });

  it("is not understood with a name that is none", () => {
    expect(read({ owner: "moi" })).toBeNull();
    expect(read({ photos: [{ ...FIRST, order: 1 }] })).toBeNull();
    expect(read({}, { intent: "publish" })).toBeNull();
  });
});

/** As the site kept them in November 2026 (commit 291fac1). */
const OLDER_COPY = `{
  "photos": "${ID} ${OTHER}",
  "seriesTitle": "Sortie de février",
  "hasConsent": true,
  "${ID}.url": "/media/gallery/a.jpg?v=1200x800-3fa9c1d2",
  "${ID}.fileName": "IMG_1.JPG",
  "${ID}.title": "Le départ",
  "${ID}.description": "Au matin.",
  "${ID}.alt": "Des coureurs",
  "${ID}.isDecorative": false,
  "${ID}.isFeatured": true,
  "${OTHER}.url": "/media/gallery/b.jpg?v=1200x800-3fa9c1d2",
  "${OTHER}.fileName": "IMG_2.JPG"
}`;
const OLDER_EMPTY = '{ "photos": "", "seriesTitle": "", "hasConsent": false }';

describe("a copy that the browser kept", () => {
  it("is read again", () => {
    const kept = JSON.parse(JSON.stringify(BATCH));
    expect(readKeptCopy(photoBatch, kept, EMPTY_BATCH)).toEqual(BATCH);
  });

  it("opens whole, half done, as an older version of the site kept it", () => {
    expect(readKeptCopy(photoBatch, JSON.parse(OLDER_COPY), EMPTY_BATCH)).toEqual({
      seriesTitle: "Sortie de février",
      hasConsent: true,
      photos: [
        {
          id: ID,
          url: photoUrl("a"),
          fileName: "IMG_1.JPG",
          title: "Le départ",
          description: "Au matin.",
          alt: "Des coureurs",
          isDecorative: false,
          isFeatured: true,
        },
        {
          id: OTHER,
          url: photoUrl("b"),
          fileName: "IMG_2.JPG",
          title: "",
          description: "",
          alt: "",
          isDecorative: false,
          isFeatured: false,
        },
      ],
    });
    expect(readKeptCopy(photoBatch, JSON.parse(OLDER_EMPTY), EMPTY_BATCH)).toEqual(EMPTY_BATCH);
  });
});
