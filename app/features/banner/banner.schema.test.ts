import { describe, expect, it } from "vitest";
import {
  expiryOf,
  isEmptyBanner,
  readBannerForm,
  toBannerText,
  toBannerValues,
} from "./banner.schema";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readBannerForm(form);
}

function errorsOf(fields: Record<string, string>) {
  const submission = read({ title: "Un titre", content: "<p>Un texte</p>", ...fields });
  return submission.status === "error" ? (submission.error ?? {}) : {};
}

function textOf(fields: Record<string, string>) {
  const submission = read(fields);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return toBannerText(submission.value);
}

describe("what the form holds", () => {
  it("is an information without an end when nothing else is said", () => {
    expect(textOf({})).toEqual({ title: "", content: "", type: "info", expiresAt: null });
  });

  it("ends at a clock of Paris, or with the day", () => {
    expect(textOf({ expiryDate: "2026-07-14", expiryTime: "08:00" }).expiresAt).toBe(
      "2026-07-14T06:00:00.000Z",
    );
    expect(textOf({ expiryDate: "2026-01-14" }).expiresAt).toBe("2026-01-14T22:59:00.000Z");
  });

  it("is the same when it is read back", () => {
    const text = textOf({ title: "T", expiryDate: "2026-07-14", expiryTime: "08:00" });
    expect(toBannerValues(text)).toEqual({
      ...{ title: "T", content: "", type: "info" },
      ...{ expiryDate: "2026-07-14", expiryTime: "08:00" },
    });
    expect(expiryOf(toBannerValues(text))).toBe(text.expiresAt);
  });

  it.each([
    ["title", "é".repeat(121), /ne peut pas dépasser 120\u00a0caractères/],
    ["title", "x".repeat(10_000), /ne peut pas dépasser 120\u00a0caractères/],
    ["content", `<p>${"x".repeat(10_000)}</p>`, /trop long/],
    ["type", "x".repeat(41), /Choisissez un type/],
    ["expiryDate", "2026-02-30", /n’existe pas/],
    ["expiryDate", "demain", /n’existe pas/],
    ["expiryDate", "0026-03-01", /n’existe pas/],
    ["expiryTime", "25:00", /Écrivez l’heure ainsi/],
  ])("%s that cannot be is refused beside the field", (name, value, message) => {
    const other: Record<string, string> = name === "expiryTime" ? { expiryDate: "2026-03-20" } : {};
    expect(errorsOf({ ...other, [name]: value })[name]?.[0]).toMatch(message);
  });

  it("asks for the day of a time alone", () => {
    expect(errorsOf({ expiryTime: "08:00" })).toEqual({
      expiryDate: ["Choisissez aussi le jour, ou effacez l’heure."],
    });
  });

  it.each([
    ["120 emoji", "👨‍👩‍👧".repeat(120)],
    ["text from right to left", "مضمار مغلق"],
    ["HTML, which is but text here", "<b>Piste</b> & co"],
  ])("takes a title of %s as it is", (_what, title) => {
    expect(textOf({ title }).title).toBe(title);
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
