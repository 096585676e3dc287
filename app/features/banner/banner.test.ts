import { describe, expect, it } from "vitest";
import { emptyValues, shapeOf } from "~/records/kind";
import { checkValues } from "~tests/support/checked-values";
import { banner, isEmptyBanner } from "./banner";

const AT_EIGHT = { day: "2026-07-14", time: "08:00" };

function errorsOf(values: Record<string, unknown>) {
  const checked = checkValues(banner, { title: "Un titre", content: "<p>Un texte</p>", ...values });
  return checked && "errors" in checked ? checked.errors : {};
}

describe("what the form holds", () => {
  it("is an information without an end when nothing else is said", () => {
    const values = { title: "", content: "", type: "info", expiry: { day: null, time: null } };
    expect(emptyValues(banner)).toEqual(values);
    expect(checkValues(banner, values)).toEqual({ values });
    expect(checkValues(banner, { type: " " })).toEqual({ values: { type: "info" } });
  });

  it("is taken up again from what a browser kept when day and clock were two fields", () => {
    const kept = { title: "T", content: "<p>", type: "canicule" };
    const shape = shapeOf(banner);
    expect(shape.parse({ ...kept, expiryDate: "2026-07-14", expiryTime: "08:00" })).toEqual({
      ...kept,
      expiry: AT_EIGHT,
    });
    expect(shape.parse(kept)).toEqual({ ...kept, expiry: { day: null, time: null } });
    const now = { ...kept, expiry: AT_EIGHT };
    expect(shape.parse(now)).toEqual(now);
  });

  it.each([
    ["title", "title", "é".repeat(121), /ne peut pas dépasser 120\u00a0caractères/],
    ["title", "title", "x".repeat(10_000), /ne peut pas dépasser 120\u00a0caractères/],
    ["content", "content", `<p>${"x".repeat(10_000)}</p>`, /trop long/],
    ["type", "type", "x".repeat(41), /Choisissez un type/],
    ["expiry.day", "expiry", { day: "2026-02-30", time: null }, /n’existe pas/],
    ["expiry.day", "expiry", { day: "demain", time: null }, /n’existe pas/],
    ["expiry.day", "expiry", { day: "0026-03-01", time: null }, /n’existe pas/],
    ["expiry.time", "expiry", { day: "2026-03-20", time: "25:00" }, /Écrivez l’heure ainsi/],
  ])("%s that cannot be is refused beside the field", (place, name, value, message) => {
    expect(errorsOf({ [name]: value })[place]?.[0]).toMatch(message);
  });

  it("ends with the day where no clock is said, and is read back so", () => {
    const expiry = { day: "2026-07-14", time: null };
    expect(checkValues(banner, { expiry })).toEqual({
      values: { expiry: { day: "2026-07-14", time: "23:59" } },
    });
  });

  it("asks for the day of a time alone", () => {
    expect(errorsOf({ expiry: { day: null, time: "08:00" } })).toEqual({
      "expiry.day": ["Choisissez aussi le jour, ou effacez l’heure."],
    });
  });

  it.each([
    ["120 emoji", "👨‍👩‍👧".repeat(120)],
    ["text from right to left", "مضمار مغلق"],
    ["HTML, which is but text here", "<b>Piste</b> & co"],
  ])("takes a title of %s as it is", (_what, title) => {
    expect(checkValues(banner, { title })).toEqual({ values: { title } });
  });
});

describe("an empty banner", () => {
  it.each([
    ["", "<p>Texte</p>"],
    ["\u00a0 \t", "<p>Texte</p>"],
    ["Titre", ""],
    ["Titre", "<p></p>"],
    ["Titre", "<p>&nbsp;</p><ul><li><p> </p></li></ul>"],
    ["Titre", '<p><img src="/media/a.jpg" alt="Le phare"></p>'],
    ["Titre", "<p>\u200b\ufeff</p>"],
  ])("%j with %j", (title, content) => {
    expect(isEmptyBanner({ title, content })).toBe(true);
  });

  it.each([
    ["Titre", "<p>.</p>"],
    ["0", "<p>0</p>"],
    ["Titre", "<p>3 &lt; 5</p>"],
    ["👨‍👩‍👧", "<p>👍</p>"],
  ])("is not %j with %j", (title, content) => {
    expect(isEmptyBanner({ title, content })).toBe(false);
  });
});
