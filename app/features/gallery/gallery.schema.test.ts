import { describe, expect, it } from "vitest";
import { photoUrl } from "~tests/support/gallery-fixtures";
import { readBatchForm, readPhotoForm } from "./gallery.schema";

const ID = "0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11";
const OTHER = "1c8f9a52-6c1d-4e0f-9a53-2a6f6d1f7c22";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const photo = (fields: Record<string, string> = {}) =>
  readPhotoForm(
    formOf({
      title: "Le lac",
      url: photoUrl("lac"),
      alt: "Un lac",
      hasConsent: "on",
      version: "3",
      ...fields,
    }),
  );

const errorsOf = (reading: ReturnType<typeof photo> | ReturnType<typeof batch>) =>
  reading.kind === "invalid" ? reading.errors : {};

describe("the form of a photo", () => {
  it("is read", () => {
    expect(photo({ isFeatured: "on" })).toEqual({
      kind: "read",
      form: {
        title: "Le lac",
        description: "",
        url: photoUrl("lac"),
        alt: "Un lac",
        isDecorative: false,
        isFeatured: true,
        hasConsent: true,
        version: 3,
      },
    });
  });

  it.each([
    ["x".repeat(120), true],
    ["🇫🇷".repeat(120), true],
    ["صورة البحيرة", true],
    ["<b>Le lac</b>", true],
    ["x".repeat(121), false],
    ["x".repeat(10_000), false],
    ["", false],
    [" \u00a0\t ", false],
    ["\u200b\u200b", false],
  ])("takes a title that names it: %#", (title, isTaken) => {
    expect("title" in errorsOf(photo({ title }))).toBe(!isTaken);
  });

  it("frees a title of what turns or breaks the line", () => {
    const reading = photo({ title: " Le\u202e \r\n\u0000lac " });
    expect(reading).toMatchObject({ form: { title: "Le lac" } });
  });

  it("wants a description for what visitors see, unless it is decorative", () => {
    const sentence = "Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0».";
    expect(errorsOf(photo({ alt: "  " }))).toEqual({ alt: [sentence] });
    expect(photo({ alt: "", isDecorative: "on" }).kind).toBe("read");
    expect(photo({ alt: "", hasConsent: "" }).kind).toBe("read");
  });

  it.each([
    "",
    "https://exemple.fr/photo.jpg",
    "/media/articles/x/y.jpg?v=1x1-00000000",
    "javascript:0",
  ])("takes no picture but the gallery’s: %s", (url) =>
    expect(errorsOf(photo({ url }))).toHaveProperty("url"),
  );

  it.each(["-1", "1.5", "x", "1e99"])("refuses the version %s", (version) => {
    expect(errorsOf(photo({ version }))).toHaveProperty("version");
  });
});

const batch = (fields: Record<string, string> = {}) =>
  readBatchForm(
    formOf({
      photos: `${ID} ${OTHER}`,
      hasConsent: "on",
      [`${ID}.url`]: photoUrl("a"),
      [`${ID}.title`]: "Le départ",
      [`${ID}.alt`]: "Des coureurs",
      [`${OTHER}.url`]: photoUrl("b"),
      [`${OTHER}.title`]: "L’arrivée",
      [`${OTHER}.isDecorative`]: "on",
      ...fields,
    }),
  );

describe("the form of several new photos", () => {
  it("is read in the order of the page", () => {
    const reading = batch();
    expect(reading).toMatchObject({
      kind: "read",
      form: {
        hasConsent: true,
        photos: [
          { id: ID, title: "Le départ", alt: "Des coureurs" },
          { id: OTHER, title: "L’arrivée", isDecorative: true },
        ],
      },
    });
  });

  it("says by each field what is missing, all at once", () => {
    const reading = batch({
      hasConsent: "",
      [`${ID}.title`]: " ",
      [`${ID}.alt`]: "",
      [`${OTHER}.title`]: "x".repeat(121),
    });
    expect(Object.keys(errorsOf(reading)).sort()).toEqual(
      [`${ID}.alt`, `${ID}.title`, `${OTHER}.title`, "hasConsent"].sort(),
    );
    expect(errorsOf(reading)[`${OTHER}.title`]).toHaveLength(1);
    expect(errorsOf(reading).hasConsent?.[0]).toMatch(/sans l’accord des personnes/);
  });

  it("lets a common title stand for those that are missing", () => {
    expect(batch({ [`${ID}.title`]: "", seriesTitle: "Le cross" }).kind).toBe("read");
  });

  it("wants a photo, and not more than sixty", () => {
    expect(errorsOf(batch({ photos: " " }))).toHaveProperty("photos");
    const many = Array.from({ length: 61 }, () => ID).join(" ");
    expect(errorsOf(batch({ photos: many }))).toHaveProperty("photos");
    expect(errorsOf(batch({ photos: `${ID} `.repeat(100_000) }))).toHaveProperty("photos");
  });

  it("takes no id that is none", () => {
    for (const id of ["x", "__proto__", "../../etc"]) {
      expect(batch({ photos: id }).kind, id).toBe("invalid");
    }
  });
});
