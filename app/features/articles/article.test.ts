import { describe, expect, it } from "vitest";
import { checkFields } from "~/records/check-values";
import { emptyValues, shapeOf } from "~/records/kind";
import { cleanValues } from "~/records/stored-values.server";
import { type ArticleValues, article, missingForVisitors, NEW_COVER, NEW_EVENT } from "./article";

const URL = "/media/articles/5f0c/depart-3fa9c1d2.jpg?v=1200x800-3fa9c1d2";
const ID = "0b0e7a52-9d5b-4c1e-8a51-0d5f4a3b2c1d";
const OTHER_ID = "7d3c2b1a-0f9e-4d8c-b7a6-95a4b3c2d1e0";

const EVENT = {
  day: "2026-03-29",
  endDay: null,
  time: "10:00",
  endTime: null,
  location: "Place",
  state: "postponed",
} as const;
const COVER = { url: URL, alt: "Départ", isDecorative: false, focusX: 33, focusY: 0 };
const PHOTO = { id: ID, url: URL, alt: "", caption: "Le départ", isDecorative: true };

describe("what was kept in older shapes", () => {
  const shape = shapeOf(article);
  const text = { title: "Run 2K", content: "<p>x</p>", section: "athletisme" };
  const flatEvent = {
    isEvent: true,
    eventDate: "2026-03-29",
    eventTime: "10:00",
    eventState: "postponed",
    eventLocation: "Place",
  };
  const today = { ...text, cover: COVER, images: [PHOTO], event: EVENT };

  it("is read from the history and from a browser", () => {
    const inHistory = { ...flatEvent, eventEndDate: null, eventEndTime: null };
    const inBrowser = {
      coverUrl: URL,
      coverAlt: "Départ",
      coverIsDecorative: false,
      coverFocusX: 33,
      coverFocusY: 0,
      status: "scheduled",
      toTop: false,
    };
    expect(shape.parse({ ...text, cover: COVER, images: [PHOTO], ...inHistory })).toEqual(today);
    expect(shape.parse({ ...text, images: [PHOTO], ...flatEvent, ...inBrowser })).toEqual(today);
    expect(shape.parse(today)).toEqual(today);
  });

  it("is read as days and clocks, however they were stored", () => {
    const stored = { ...flatEvent, eventDate: "2026-03-29T00:00:00", eventTime: "10h00" };
    expect(shape.parse(stored)).toMatchObject({ event: EVENT });
    const none = { ...flatEvent, eventDate: "bientôt", eventTime: "le soir" };
    expect(shape.parse(none)).toMatchObject({ event: { ...EVENT, day: null, time: null } });
  });

  it("is read as far as it goes where it was cut, and keeps a section that is gone", () => {
    const cut = {
      title: 3,
      section: "natation",
      cover: { url: URL },
      images: null,
      isEvent: false,
    };
    expect(shape.parse(cut)).toEqual({
      ...emptyValues(article),
      section: "natation",
      cover: { ...NEW_COVER, url: URL },
    });
  });
});

describe("the rules of an article", () => {
  const errorsOf = (sent: object) => {
    const checked = checkFields(article, { ...sent });
    return checked && "errors" in checked ? Object.keys(checked.errors) : [];
  };
  const photo = { id: ID, url: URL, alt: "", caption: "", isDecorative: false };

  it.each<[string, object]>([
    ["title", { title: "x".repeat(161) }],
    ["title", { title: "x".repeat(100_000) }],
    ["title", { title: "👩🏽‍🚀".repeat(161) }],
    ["content", { content: "x".repeat(200_001) }],
    ["section", { section: "Natation !" }],
    ["cover.url", { cover: { ...NEW_COVER, url: "https://evil.example/a.jpg" } }],
    [
      "cover.url",
      { cover: { ...NEW_COVER, url: "/media/articles/../../etc/passwd?v=1x1-00000000" } },
    ],
    ["cover.alt", { cover: { ...COVER, alt: "x".repeat(301) } }],
    ["cover.focusX", { cover: { ...COVER, focusX: 101 } }],
    ["cover.focusY", { cover: { ...COVER, focusY: "abc" } }],
    ["event.day", { event: { ...EVENT, day: "2026-02-29" } }],
    ["event.day", { event: { ...EVENT, day: "0000-01-01" } }],
    ["event.day", { event: { ...EVENT, day: "24/03/2026" } }],
    ["event.time", { event: { ...EVENT, time: "24:00" } }],
    ["event.time", { event: { ...EVENT, time: "9:05" } }],
    ["event.endDay", { event: { ...EVENT, endDay: "2026-02-30" } }],
    ["event.endTime", { event: { ...EVENT, endTime: "24:00" } }],
    ["event.location", { event: { ...EVENT, location: "x".repeat(121) } }],
    ["images", { images: [{ ...photo, id: "1" }] }],
    ["images", { images: [photo, photo] }],
    ["images", { images: Array.from({ length: 61 }, () => photo) }],
    [`images.${ID}.caption`, { images: [{ ...photo, caption: "x".repeat(301) }] }],
  ])("refuse %s: %.60j", (place, sent) => {
    expect(errorsOf(sent)).toEqual([place]);
  });

  it("let pass what a draft may be", () => {
    expect(errorsOf(emptyValues(article))).toEqual([]);
    expect(errorsOf({ ...emptyValues(article), event: NEW_EVENT })).toEqual([]);
    expect(errorsOf({ title: "👩🏽‍🚀".repeat(160) })).toEqual([]);
  });

  it("leave a line clean, and a point on whole percents", () => {
    const sent = {
      title: "  Run 2K\u0000 ",
      content: "<p onclick=x>a<script>b</script></p>",
      cover: { ...COVER, alt: " Départ ", focusX: 33.4 },
      images: [{ ...PHOTO, caption: " Le départ" }],
      event: { ...EVENT, location: " Place " },
    };
    const checked = checkFields(article, sent);
    const values = checked && "values" in checked ? checked.values : {};
    expect(cleanValues(article.fields, values)).toEqual({
      title: "Run 2K",
      content: "<p>a</p>",
      cover: COVER,
      images: [PHOTO],
      event: EVENT,
    });
  });
});

describe("what visitors would miss", () => {
  const missing = (values: Partial<ArticleValues>) =>
    missingForVisitors({ ...emptyValues(article), ...values });
  const alt = ["Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0»."];

  it("is said in French, at its place", () => {
    const images = [
      { ...PHOTO, isDecorative: false },
      { ...PHOTO, id: OTHER_ID },
    ];
    const cover = { ...COVER, alt: " " };
    expect(missing({ cover, images, event: NEW_EVENT })).toEqual({
      title: ["Donnez un titre à l’actualité."],
      "cover.alt": alt,
      [`images.${ID}.alt`]: alt,
      "event.day": ["Choisissez la date de l’événement."],
    });
    expect(missing({ title: "x", content: "<p>&nbsp;</p>" })).toEqual({
      content: ["Écrivez un texte, ou ajoutez une image de couverture."],
    });
    expect(missing({ title: "x", cover: COVER })).toEqual({});
  });
});
