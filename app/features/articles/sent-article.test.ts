import { describe, expect, it } from "vitest";
import { emptyValues } from "~/records/kind";
import { article, NEW_EVENT } from "./article";
import { type PublicationChoice, toChoice, toPublication } from "./publication";
import { readSentArticle } from "./sent-article";

const NOW = new Date("2026-03-13T11:00:00.000Z");
const DRAFT = toChoice({ status: "draft", from: null, until: null }, NOW);
const SENT = { intent: "save", version: 3, values: {}, publication: DRAFT };

function read(sent: object) {
  return readSentArticle({ ...SENT, ...sent }, NOW);
}

function errorsOf(sent: object) {
  const read_ = read(sent);
  return read_ && "errors" in read_ ? read_.errors : null;
}

describe("a save of the editor", () => {
  it("holds the values that were sent, and when visitors see them", () => {
    const publication: PublicationChoice = {
      status: "scheduled",
      publishDate: "2026-03-29",
      publishTime: "03:30",
      untilDate: "2026-04-30",
      untilTime: null,
      toTop: true,
    };
    const values = { ...emptyValues(article), title: "Cross", content: "x" };
    expect(read({ values, publication })).toEqual({
      save: {
        intent: "save",
        version: 3,
        values,
        publication: {
          status: "published",
          from: "2026-03-29T01:30:00.000Z",
          until: "2026-04-30T21:59:00.000Z",
        },
        toTop: true,
      },
    });
  });

  it("leaves out what an older tab does not know; a new article has every value", () => {
    expect(read({ values: { title: "Cross" } })).toMatchObject({
      save: { values: { title: "Cross" } },
    });
    const values = { ...emptyValues(article), title: "Cross" };
    expect(read({ version: 0, values: { title: "Cross" } })).toMatchObject({ save: { values } });
  });

  it("may be empty as a draft, and as what saves itself", () => {
    const values = { ...emptyValues(article), event: NEW_EVENT };
    expect(errorsOf({ values })).toBeNull();
    const publication = { ...DRAFT, status: "published" };
    expect(errorsOf({ intent: "autosave", values, publication })).toBeNull();
  });

  it("is refused for all that is wrong at once", () => {
    const values = { ...emptyValues(article), event: { ...NEW_EVENT, day: "demain" } };
    const publication = { ...DRAFT, status: "scheduled", untilTime: "25:00" };
    expect(Object.keys(errorsOf({ values, publication }) ?? {}).sort()).toEqual([
      "content",
      "event.day",
      "publishDate",
      "title",
      "untilTime",
    ]);
    expect(errorsOf({ values: {}, publication })).toMatchObject({
      publishDate: ["Choisissez la date de parution."],
    });
  });

  it.each([
    ["a name that is none", { values: { titre: "x" } }],
    ["a name of an object's own", { values: JSON.parse('{ "__proto__": {}, "constructor": 1 }') }],
    ["a part that is none", { values: { event: { ...NEW_EVENT, jour: "x" } } }],
    ["a publication that is not whole", { publication: { status: "published" } }],
    ["a publication with more", { publication: { ...DRAFT, from: "2026-01-01" } }],
    ["a list", { values: [] }],
    ["no values", { values: null }],
    ["a version that is none", { version: -1 }],
    ["a version too large", { version: 1e99 }],
    ["a version in words", { version: "3" }],
    ["another intent", { intent: "publish" }],
  ])("is not understood with %s", (_, sent) => {
    expect(read(sent)).toBeNull();
  });
});

describe("the publication that was chosen", () => {
  const at = (choice: Partial<PublicationChoice>) => toPublication({ ...DRAFT, ...choice }, NOW);

  it("is at once whatever date is left in the form", () => {
    expect(at({ status: "published", publishDate: "2026-05-01" })).toEqual({
      status: "published",
      from: null,
      until: null,
    });
  });

  it("is in the morning without a time; a draft keeps its date only when it is ahead", () => {
    const from = "2026-07-01T06:00:00.000Z";
    expect(at({ status: "scheduled", publishDate: "2026-07-01" }).from).toBe(from);
    expect(at({ publishDate: "2026-07-01" }).from).toBe(from);
    expect(at({ publishDate: "2026-01-01" }).from).toBeNull();
  });

  it("is the inverse of what the editor opens with", () => {
    const choices: Partial<PublicationChoice>[] = [
      {},
      { status: "scheduled", publishDate: "2026-03-29", publishTime: "03:30" },
      { publishDate: "2026-10-25", publishTime: "02:30" },
      { untilDate: "2026-04-30", untilTime: "23:59" },
    ];
    for (const choice of choices) {
      expect(toChoice(at(choice), NOW)).toEqual({ ...DRAFT, ...choice });
    }
  });
});
