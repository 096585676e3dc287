import { describe, expect, it } from "vitest";
import { emptyValues, readKeptCopy } from "~/records/kind";
import { readSentSave } from "~/records/read-sent-save";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { photoUrl, photoValues } from "~tests/support/gallery-fixtures";
import { IMAGE_LOST, photo } from "./photo";

const NOW = new Date("2026-03-13T11:00:00.000Z");

const read = (values: object, sent: object = {}) =>
  readSentSave(
    photo,
    { intent: "save", version: 3, values: { ...photoValues(), ...values }, ...sent },
    NOW,
  );

const errorsOf = (values: object) => {
  const answer = read(values);
  return answer && "errors" in answer ? answer.errors : {};
};

describe("the form of a photo", () => {
  it("is read", () => {
    expect(read({ isFeatured: true })).toEqual({
      save: { intent: "save", version: 3, values: photoValues({ isFeatured: true }) },
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
    expect("title" in errorsOf({ title })).toBe(!isTaken);
  });

  it("frees a title of what turns or breaks the line", () => {
    const title = " Le\u202e \r\n\u0000lac ";
    expect(read({ title })).toMatchObject({ save: { values: { title: "Le lac" } } });
  });

  it("says all that is wrong at once", () => {
    expect(errorsOf({ title: " ", alt: " ", description: "x".repeat(601) })).toEqual({
      title: ["Donnez un titre à la photo."],
      alt: [ALT_MESSAGE],
      description: ["La légende ne peut pas dépasser 600\u00a0caractères."],
    });
  });

  it("wants a description for what visitors see, unless it is decorative", () => {
    const context = { intent: "publish", now: NOW, others: [] } as const;
    const check = (values: object) => photo.check?.(photoValues({ alt: "", ...values }), context);
    expect(check({})).toEqual({ alt: [ALT_MESSAGE] });
    expect(check({ isDecorative: true })).toEqual({});
    expect(check({ hasConsent: false })).toEqual({});
  });

  it.each([
    "",
    "https://exemple.fr/photo.jpg",
    "/media/articles/x/y.jpg?v=1x1-00000000",
    "javascript:0",
    null,
    7,
    { href: photoUrl("lac") },
  ])("takes no picture but the gallery’s: %s", (url) => {
    expect(errorsOf({ url })).toEqual({ url: [IMAGE_LOST] });
  });

  it.each([
    { title: 7 },
    { title: ["Le lac"] },
    { alt: null },
    { description: { html: "<b>" } },
    { isDecorative: "on" },
    { isFeatured: 1 },
    { hasConsent: "true" },
  ])("takes no value of another sort: %o", (values) => {
    expect(errorsOf(values)).toHaveProperty(Object.keys(values).join());
  });

  it.each([
    ["a version that is none", { version: -1 }],
    ["half a version", { version: 1.5 }],
    ["a version in words", { version: "1" }],
    ["a version too large", { version: 1e99 }],
    ["another intent", { intent: "autosave" }],
    ["a list", { values: [] }],
    ["no values", { values: null }],
    ["a name that is none", { values: { order: 1 } }],
    ["a name of an object's own", { values: JSON.parse('{ "__proto__": {}, "constructor": 1 }') }],
  ])("is not understood with %s", (_, sent) => {
    expect(read({}, sent)).toBeNull();
  });

  it("is read from the copy that a version of November 2026 kept", () => {
    const kept = JSON.parse(
      '{"title":"Le lac ","description":"Au matin.","url":"/media/gallery/lac.jpg?v=1200x800-3fa9c1d2","alt":"","isDecorative":true,"isFeatured":true,"hasConsent":false}',
    );
    expect(readKeptCopy(photo, kept, emptyValues(photo))).toEqual(kept);
  });
});
