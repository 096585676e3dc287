import { describe, expect, it } from "vitest";
import { conflictFields, mergeVersions, type Side, type Versions } from "~/editing/conflict";
import type { Publication } from "../article.types";
import type { EditableArticle } from "../article-results.types";
import { newArticle, valuesOf } from "./article-editing";
import { articleFields, publicationWords } from "./article-fields";
import { differingFields } from "./compare-fields";
import type { EditorValues } from "./editor-values";

const NOW = new Date("2026-03-12T13:32:00.000Z");
const TODAY = "2026-03-12";
const BLANK = newArticle("00000000-0000-4000-8000-000000000001", NOW, false);
const ON_SITE: Publication = { status: "published", from: "2026-03-01T07:00:00.000Z", until: null };
const TAKEN_OFF: Publication = { ...ON_SITE, status: "draft" };
const ENDING: Publication = { ...ON_SITE, until: "2026-03-24T17:00:00.000Z" };

function article(publication: Publication, title: string): EditableArticle {
  return { ...BLANK, publication, values: { ...BLANK.values, title } };
}

const FIELDS = articleFields(TODAY);

/** I opened `before` and typed; meanwhile somebody saved `after`. */
function conflict(
  before: Publication,
  after: Publication,
  mine: Partial<EditorValues> = {},
): Versions<EditorValues> {
  const base = valuesOf(article(before, "Avant"), NOW);
  const theirs = valuesOf(article(after, "Le leur"), NOW);
  return { base, mine: { ...base, title: "Le mien", ...mine }, theirs };
}

function settled(versions: Versions<EditorValues>, side?: Side): EditorValues {
  return mergeVersions(FIELDS, versions, (field) => side ?? field.preferred);
}

function publicationOf({ status, publishDate, publishTime, untilDate, untilTime }: EditorValues) {
  return { status, publishDate, publishTime, untilDate, untilTime };
}

describe("a conflict over the publication", () => {
  it("is shown with both choices in words", () => {
    const one = conflict(ON_SITE, TAKEN_OFF);
    const [field] = conflictFields(FIELDS, one);
    expect(field).toMatchObject({ label: "Publication", preferred: "theirs" });
    expect([field?.show(one.mine), field?.show(one.theirs)]).toEqual(["Publié", "Brouillon"]);
  });

  it.each([
    ["taken off the site", TAKEN_OFF, { status: "draft" }],
    ["given an end", ENDING, { untilDate: "2026-03-24", untilTime: "18:00" }],
  ])("leaves an article %s when I only typed", (_, after, expected) => {
    const one = conflict(ON_SITE, after);
    expect(settled(one)).toMatchObject({ ...expected, title: "Le mien" });
    expect(publicationOf(settled(one))).toEqual(publicationOf(one.theirs));
  });

  it("does not take «\u00a0Mettre en premier\u00a0» for a choice of publication, and keeps it", () => {
    const one = conflict(ON_SITE, TAKEN_OFF, { toTop: true });
    expect(settled(one)).toMatchObject({ status: "draft", toTop: true });
  });

  it("starts from mine when I chose one, which all of theirs replaces", () => {
    const one = conflict(TAKEN_OFF, ENDING, { status: "scheduled", publishDate: "2026-03-16" });
    expect(settled(one)).toMatchObject({ status: "scheduled", publishDate: "2026-03-16" });
    expect(settled(one, "theirs")).toEqual(one.theirs);
    expect(settled(one, "mine")).toEqual(one.mine);
  });

  it("is none when both read the same", () => {
    const never: Publication = { status: "draft", from: null, until: null };
    const one = conflict(never, TAKEN_OFF);
    expect(conflictFields(FIELDS, one).map(({ id }) => id)).toEqual(["title"]);
    expect(publicationOf(settled(one))).toEqual(publicationOf(one.theirs));
  });
});

describe("publicationWords", () => {
  it.each<[Partial<EditorValues>, string]>([
    [{}, "Brouillon"],
    [{ publishDate: "2026-03-01", publishTime: "08:00" }, "Brouillon"],
    [
      { publishDate: "2026-03-16", publishTime: "08:00" },
      "Brouillon · parution choisie le lun. 16 mars à 08h00",
    ],
    [{ status: "scheduled" }, "Programmé, date à choisir"],
    [
      { status: "scheduled", publishDate: "2026-03-16", publishTime: "08:00" },
      "Programmé pour le lun. 16 mars à 08h00",
    ],
    [
      { status: "published", publishDate: "2026-03-01", untilDate: "2027-01-04" },
      "Publié · retrait du site le lun. 4 janv. 2027",
    ],
  ])("says %o", (change, words) => {
    expect(publicationWords({ ...valuesOf(BLANK, NOW), ...change }, TODAY)).toBe(words);
  });
});

describe("the text of two versions", () => {
  const differing = (one: string, other: string) =>
    differingFields({ ...BLANK.values, content: one }, { ...BLANK.values, content: other }).map(
      ({ name }) => name,
    );

  it.each([
    [
      "<ul><li>À 18h\u00a0: accueil<ol><li>Un</li></ol></li></ul>",
      "<ul><li><p>À 18h&nbsp;: accueil</p><ol><li><p>Un</p></li></ol></li></ul>",
    ],
    [
      "<table><tbody><tr><th>Départ</th></tr></tbody></table>",
      '<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Départ</p></th></tr></tbody></table>',
    ],
  ])("is the same when it looks the same: %s", (stored, written) => {
    expect(differing(stored, written)).toEqual([]);
  });

  it("differs by a word, a paragraph or an address", () => {
    for (const other of ["<p>Deux</p>", "<p>Un</p><p>Un</p>", '<p><a href="/b">Un</a></p>']) {
      expect(differing("<p>Un</p>", other)).toEqual(["content"]);
    }
  });
});
