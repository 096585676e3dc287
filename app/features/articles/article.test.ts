import { expect, it } from "vitest";
import { allErrors } from "~/records/check-values";
import { describeChanges } from "~/records/describe-changes";
import { emptyValues, shapeOf } from "~/records/kind";
import { checkValues } from "~/records/save-record.server";
import { fc, runs } from "~tests/support/properties";
import { toFormData } from "./admin/editor-values";
import { type ArticleValues, article } from "./article";
import { readArticleForm, toDocument } from "./article.schema";
import type { ArticleDocument } from "./article.types";
import { toFormValues } from "./article-form-values";
import { summarizeChange } from "./change-summary";
import { cleanDocument } from "./save-checks.server";

const URL = "/media/articles/5f0c/depart-3fa9c1d2.jpg?v=1200x800-3fa9c1d2";
const IDS = ["0b0e7a52-9d5b-4c1e-8a51-0d5f4a3b2c1d", "7d3c2b1a-0f9e-4d8c-b7a6-95a4b3c2d1e0"];

const url = fc.constantFrom(URL, URL, URL, "https://ailleurs.example/x.jpg");
const words = (limit: number) =>
  fc.constantFrom("", " Départ  du cross\u0000 ", "Départ", "é".repeat(limit + 1));
const day = fc.constantFrom(null, "2026-03-29", "2026-03-30", "2026-09-30", "2026-02-30", "demain");
const time = fc.constantFrom(null, "10:00", "17:30", "00:30", "25:00", "10h");

const flatDocument: fc.Arbitrary<ArticleDocument> = fc
  .record({
    title: words(160),
    content: fc.constantFrom("", "<p> </p>", "<p>Un <script>x()</script>texte</p>"),
    section: fc.constantFrom(null, "athletisme" as const),
    cover: fc.option(
      fc.record({
        url,
        alt: words(250),
        focusX: fc.constantFrom(0, 33.4, 100),
        focusY: fc.constantFrom(50, 100.5, -1),
        isDecorative: fc.boolean(),
      }),
    ),
    images: fc
      .tuple(
        fc.array(
          fc.record({
            url,
            alt: words(250),
            caption: words(300),
            isDecorative: fc.boolean(),
          }),
          { maxLength: 2 },
        ),
        fc.boolean(),
      )
      .map(([photos, isTurned]) => {
        const images = photos.map((photo, at) => ({ id: IDS[at] ?? "", ...photo }));
        return isTurned ? images.toReversed() : images;
      }),
    isEvent: fc.boolean(),
    eventDate: day,
    eventTime: time,
    eventEndDate: day,
    eventEndTime: time,
    eventLocation: words(120),
    eventState: fc.constantFrom("confirmed" as const, "postponed" as const, "cancelled" as const),
  })
  .map((document) =>
    document.isEvent
      ? document
      : {
          ...document,
          eventDate: null,
          eventTime: null,
          eventEndDate: null,
          eventEndTime: null,
          eventLocation: "",
          eventState: "confirmed" as const,
        },
  );

const PLACES: Record<string, string> = {
  coverUrl: "cover.url",
  coverAlt: "cover.alt",
  coverFocusX: "cover.focusX",
  coverFocusY: "cover.focusY",
  eventDate: "event.day",
  eventTime: "event.time",
  eventEndDate: "event.endDay",
  eventEndTime: "event.endTime",
  eventLocation: "event.location",
};

/** The place of an error in the description, from its name in today's form. */
function placeOf({ images }: ArticleDocument, name: string): string {
  const [, index, part] = /^images\[(\d)\]\.(\w+)$/.exec(name) ?? [];
  return index ? `images.${images[Number(index)]?.id}.${part}` : (PLACES[name] ?? name);
}

/** The values or the errors that today's form gives for a document, as the description names them. */
function byForm(document: ArticleDocument, status: "draft" | "published") {
  const publication = { status, from: null, until: null };
  const values = toFormValues({ version: 1, document, publication }, new Date());
  const { version, ...fields } = values;
  const read = readArticleForm(toFormData({ ...fields, toTop: false }, version, "save"));
  if (read.status !== "success") {
    const entries = Object.entries(read.error ?? {});
    return {
      errors: Object.fromEntries(
        entries.map(([name, sentences]) => [placeOf(document, name), sentences?.slice(0, 1)]),
      ),
    };
  }
  return { values: shapeOf(article).parse(cleanDocument(toDocument(read.value))) };
}

function byDescription(document: ArticleDocument, status: "draft" | "published") {
  const sent = shapeOf(article).parse(document);
  const checked = checkValues(article, sent);
  const intent = status === "published" ? "publish" : "draft";
  const context = { intent, now: new Date() } as const;
  if (!checked) return null;
  if ("errors" in checked) {
    return { errors: allErrors(article, checked, context) };
  }
  const errors = article.check?.(checked.values as ArticleValues, context) ?? {};
  return Object.keys(errors).length > 0 ? { errors } : checked;
}

const EVENT = {
  day: "2026-03-29",
  time: "10:00",
  endDay: null,
  endTime: null,
  location: "Place",
  state: "postponed",
};
const COVER = { url: URL, alt: "Départ", isDecorative: false, focusX: 33, focusY: 0 };
const PHOTO = { id: IDS[0], url: URL, alt: "", caption: "Le départ", isDecorative: true };

it("reads what the history and a browser kept in older shapes", () => {
  const text = { title: "Run 2K", content: "<p>x</p>", section: "athletisme" };
  const event = {
    isEvent: true,
    eventDate: "2026-03-29",
    eventTime: "10:00",
    eventState: "postponed",
    eventLocation: "Place",
  };
  const today = { ...text, cover: COVER, images: [PHOTO], event: EVENT };
  const inHistory = { ...event, eventEndDate: null, eventEndTime: null };
  const inBrowser = {
    coverUrl: URL,
    coverAlt: "Départ",
    coverIsDecorative: false,
    coverFocusX: 33,
    coverFocusY: 0,
    status: "scheduled",
    toTop: false,
  };
  const shape = shapeOf(article);
  expect(shape.parse({ ...text, cover: COVER, images: [PHOTO], ...inHistory })).toEqual(today);
  expect(shape.parse({ ...text, images: [PHOTO], ...event, ...inBrowser })).toEqual(today);
  expect(shape.parse(today)).toEqual(today);
});

it("reads what is left of a document that was cut, or whose section is gone", () => {
  const cut = { title: 3, section: "natation", cover: { url: URL }, images: null, isEvent: false };
  expect(shapeOf(article).parse(cut)).toEqual({
    ...emptyValues(article),
    cover: { ...COVER, alt: "", focusX: 50, focusY: 50 },
  });
});

it("says once that a day is none, be it a last day of itself", () => {
  const flat = { title: "Cross", content: "x", isEvent: true };
  const document = { ...flat, eventDate: "demain", eventEndDate: "demain" };
  const wrong = [expect.stringContaining("n’existe pas")];
  expect(byDescription(document as never, "published")).toEqual({
    errors: { "event.day": wrong, "event.endDay": wrong },
  });
});

it("asks of an article what its form asked before", () => {
  fc.assert(
    fc.property(flatDocument, fc.constantFrom("draft", "published"), (document, status) => {
      const asked = byDescription(document, status);
      const before = byForm(document, status);
      const isRefused = "errors" in (byDescription(document, "draft") ?? {});
      // The form compared the hours of an event with one that it had refused; the description does not.
      if (status === "published" && isRefused) expect(before).toMatchObject(asked ?? {});
      else expect(asked).toEqual(before);
    }),
    runs(400),
  );
});

it("says in the history what it said before", () => {
  fc.assert(
    fc.property(flatDocument, flatDocument, (before, other) => {
      // Where an event comes or goes its day and place are no news of their own.
      const after = before.isEvent === other.isEvent ? other : { ...other, ...eventOf(before) };
      const shape = shapeOf(article);
      const changes = describeChanges(article.fields, shape.parse(before), shape.parse(after));
      const sentence = summarizeChange(before, after, "edit");
      expect(changes || "sans changement").toBe(
        `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
      );
    }),
    runs(400),
  );
});

function eventOf(document: ArticleDocument) {
  const { eventDate, eventTime, eventEndDate, eventEndTime, eventLocation } = document;
  return { eventDate, eventTime, eventEndDate, eventEndTime, eventLocation };
}
