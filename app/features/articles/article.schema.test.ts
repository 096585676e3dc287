import { describe, expect, it } from "vitest";
import { type ArticleForm, readArticleForm, toDocument, toPublication } from "./article.schema";
import { toFormValues } from "./article-form-values";

const NOW = new Date("2026-03-13T11:00:00.000Z");
const URL = "/media/articles/5f0c/depart-3fa9c1d2.jpg?v=1200x800-3fa9c1d2";
const ID = "0b0e7a52-9d5b-4c1e-8a51-0d5f4a3b2c1d";

function read(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return readArticleForm(data);
}

function valid(fields: Record<string, string>): ArticleForm {
  const submission = read(fields);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

function errors(fields: Record<string, string>): Record<string, string[] | null> {
  const submission = read(fields);
  return (submission.status === "error" && submission.error) || {};
}

const COMPLETE = {
  intent: "save",
  version: "3",
  title: "  Run 2K\u0000 ",
  content: "<p>x</p>",
  section: "athletisme",
  coverUrl: URL,
  coverAlt: "Départ",
  coverFocusX: "33.4",
  coverFocusY: "0",
  "images[0].id": ID,
  "images[0].url": URL,
  "images[0].isDecorative": "on",
  isEvent: "on",
  eventDate: "2026-03-29",
  eventTime: "10:00",
  eventEndDate: "2026-03-30",
  eventEndTime: "17:00",
  eventLocation: " Place ",
  eventState: "postponed",
  status: "scheduled",
  publishDate: "2026-03-29",
  publishTime: "03:30",
  untilDate: "2026-04-30",
  toTop: "on",
};

describe("the editor's form", () => {
  it("becomes a document and a publication, Paris clocks becoming instants", () => {
    const form = valid(COMPLETE);
    expect(form).toMatchObject({ intent: "save", version: 3, toTop: true });
    expect(toDocument(form)).toEqual({
      title: "Run 2K",
      content: "<p>x</p>",
      section: "athletisme",
      cover: { url: URL, alt: "Départ", focusX: 33, focusY: 0, isDecorative: false },
      images: [{ id: ID, url: URL, alt: "", caption: "", isDecorative: true }],
      isEvent: true,
      eventDate: "2026-03-29",
      eventTime: "10:00",
      eventEndDate: "2026-03-30",
      eventEndTime: "17:00",
      eventLocation: "Place",
      eventState: "postponed",
    });
    expect(toPublication(form, NOW)).toEqual({
      status: "published",
      from: "2026-03-29T01:30:00.000Z",
      until: "2026-04-30T21:59:00.000Z",
    });
  });

  it("is the inverse of what the editor opens with", () => {
    const form = valid(COMPLETE);
    const values = toFormValues(
      { version: 3, document: toDocument(form), publication: toPublication(form, NOW) },
      NOW,
    );
    const { intent: _, toTop: __, ...same } = form;
    expect(values).toEqual({
      ...same,
      title: "Run 2K",
      eventLocation: "Place",
      coverFocusX: 33,
      untilTime: "23:59",
    });
  });

  it("may be empty as a draft", () => {
    const form = valid({});
    expect(form).toMatchObject({ intent: "save", status: "draft", version: 0, images: [] });
    expect(toDocument(form)).toMatchObject({ title: "", cover: null, eventLocation: null });
    expect(toPublication(form, NOW)).toEqual({ status: "draft", from: null, until: null });
    expect(valid({ intent: "autosave", status: "published", isEvent: "on" }).isEvent).toBe(true);
  });

  it("says in French what visitors would miss", () => {
    expect(
      errors({
        status: "scheduled",
        isEvent: "on",
        coverUrl: URL,
        "images[0].id": ID,
        "images[0].url": URL,
      }),
    ).toEqual({
      title: ["Donnez un titre à l’actualité."],
      coverAlt: ["Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0»."],
      "images[0].alt": [
        "Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0».",
      ],
      eventDate: ["Choisissez la date de l’événement."],
      publishDate: ["Choisissez la date de parution."],
    });
    expect(errors({ status: "published", title: "x" })).toEqual({
      content: ["Écrivez un texte, ou ajoutez une image de couverture."],
    });
  });

  it.each([
    ["title", "x".repeat(161)],
    ["title", "x".repeat(100_000)],
    ["content", "x".repeat(200_001)],
    ["section", "natation"],
    ["coverUrl", "https://evil.example/a.jpg"],
    ["coverUrl", "/media/articles/../../etc/passwd?v=1x1-00000000"],
    ["coverAlt", "x".repeat(301)],
    ["coverFocusX", "101"],
    ["coverFocusY", "abc"],
    ["eventDate", "2026-02-29"],
    ["eventDate", "0000-01-01"],
    ["eventDate", "24/03/2026"],
    ["eventTime", "24:00"],
    ["eventEndDate", "2026-02-30"],
    ["eventEndTime", "24:00"],
    ["eventTime", "9:05"],
    ["eventLocation", "x".repeat(121)],
    ["publishDate", "demain"],
    ["version", "-1"],
    ["version", "1e99"],
    ["status", "trash"],
    ["images[0].id", "1"],
  ])("refuses %s = %.30s", (name, value) => {
    expect(Object.keys(errors({ [name]: value }))).toContain(name);
  });

  it("says of a day that is none that it is wrong, be it a last day of itself", () => {
    const fields = { status: "published", title: "Cross", content: "x", isEvent: "on" };
    const wrong = [expect.stringContaining("n’existe pas")];
    expect(errors({ ...fields, eventDate: "demain", eventEndDate: "demain" })).toEqual({
      eventDate: wrong,
      eventEndDate: wrong,
    });
  });

  it("counts a title as a reader does", () => {
    expect(valid({ title: "👩🏽‍🚀".repeat(160) }).title).toHaveLength(1120);
    expect(errors({ title: "👩🏽‍🚀".repeat(161) })).toHaveProperty("title");
  });

  it("says that there are too many photos, and is not slowed by wild indexes", () => {
    const many: Record<string, string> = {};
    for (let i = 0; i <= 60; i += 1) {
      many[`images[${i}].id`] = ID;
      many[`images[${i}].url`] = URL;
    }
    expect(errors(many)).toHaveProperty("images");
    const wild = {
      "images[1000000].id": ID,
      "images[99].id": ID,
      images: "x",
      "images[0][constructor].id": "x",
      constructor: "x",
      "__proto__.x": "x",
    };
    expect(valid(wild).images).toEqual([]);
  });
});

describe("toPublication", () => {
  it("publishes at once whatever date is left in the form", () => {
    const form = valid({ intent: "autosave", status: "published", publishDate: "2026-05-01" });
    expect(toPublication(form, NOW)).toEqual({ status: "published", from: null, until: null });
  });
  it("schedules for the morning without a time, and keeps a draft's date only when ahead", () => {
    const at = (status: string, publishDate: string) =>
      toPublication(valid({ intent: "autosave", status, publishDate }), NOW).from;
    expect(at("scheduled", "2026-07-01")).toBe("2026-07-01T06:00:00.000Z");
    expect(at("draft", "2026-07-01")).toBe("2026-07-01T06:00:00.000Z");
    expect(at("draft", "2026-01-01")).toBeNull();
  });
});
