import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Versions } from "~/editing/merging";
import { NEW_EVENT } from "../article";
import type { Publication } from "../article.types";
import type { EditableArticle } from "../article-results.types";
import { newArticle, valuesOf } from "./article-editing";
import { ARTICLE_MERGING, publicationWords } from "./article-merging";
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

const asked = (versions: Versions<EditorValues>) =>
  ARTICLE_MERGING.merge(versions, () => "mine").asked.map(({ place }) => place);

function settled(versions: Versions<EditorValues>): EditorValues {
  return ARTICLE_MERGING.merge(versions, () => "theirs").values;
}

function publicationOf({ status, publishDate, publishTime, untilDate, untilTime }: EditorValues) {
  return { status, publishDate, publishTime, untilDate, untilTime };
}

describe("another publication, saved meanwhile", () => {
  it.each([
    ["taken off the site", TAKEN_OFF, { status: "draft" }],
    ["given an end", ENDING, { untilDate: "2026-03-24", untilTime: "18:00" }],
  ])("leaves an article %s when I only typed", (_, after, expected) => {
    const one = conflict(ON_SITE, after);
    expect(asked(one)).toEqual(["title"]);
    expect(settled(one)).toMatchObject({ ...expected, title: "Le leur" });
    expect(publicationOf(settled(one))).toEqual(publicationOf(one.theirs));
  });

  it("reads in words on both sides", () => {
    const one = conflict(ON_SITE, TAKEN_OFF);
    const question = { place: "publication", about: "value" } as const;
    expect(ARTICLE_MERGING.label(question, one)).toBe("Publication");
    const shown = [one.mine, one.theirs].map((side) => ARTICLE_MERGING.show(question, side, TODAY));
    expect(shown).toEqual(["Publié", "Brouillon"]);
  });

  it("does not take «\u00a0Mettre en premier\u00a0» for a choice of publication, and keeps it", () => {
    const one = conflict(ON_SITE, TAKEN_OFF, { toTop: true });
    expect(settled(one)).toMatchObject({ status: "draft", toTop: true });
  });

  it("is asked where I chose one too", () => {
    const mine = { status: "scheduled", publishDate: "2026-03-16" } as const;
    const one = conflict(TAKEN_OFF, ENDING, mine);
    expect(asked(one)).toEqual(["publication", "title"]);
    expect(settled(one)).toEqual(one.theirs);
  });

  it("is said in words", () => {
    const { base, theirs } = conflict(ON_SITE, TAKEN_OFF);
    expect(ARTICLE_MERGING.describe(base, theirs, TODAY)).toBe(
      "titre modifié, publication\u00a0: Brouillon",
    );
  });
});

/** Without the hint that React gives to load a picture early. */
function markupOf(content: ReactNode): string {
  return renderToStaticMarkup(content).replace(/<link [^>]*>/g, "");
}

describe("what two people changed", () => {
  const photo = { id: "1", url: "/a.jpg", alt: "Départ", caption: "", isDecorative: false };
  const event = { ...NEW_EVENT, day: "2026-03-20", location: "Stade" };
  const base = { ...valuesOf(BLANK, NOW), images: [photo], event };

  it("is named and shown: a photo, one that is gone, a part of the event, an order", () => {
    const mine = {
      ...base,
      images: [{ ...photo, alt: "Le départ" }],
      event: { ...event, location: "Plage" },
    };
    const theirs = { ...base, images: [], event: { ...event, location: "Gymnase" } };
    const versions = { base, mine, theirs };
    const { asked: questions } = ARTICLE_MERGING.merge(versions, () => "mine");
    const sides = questions.map((question) => [
      ARTICLE_MERGING.label(question, versions),
      ...[mine, theirs].map((side) => markupOf(ARTICLE_MERGING.show(question, side, TODAY))),
    ]);
    expect(sides).toEqual([
      ["Photo «\u00a0Le départ\u00a0»", '<img src="/a.jpg" alt=""/>Le départ', "<em>Retirée</em>"],
      ["Événement\u00a0: lieu", "Plage", "Gymnase"],
    ]);
    const order = { place: "images", about: "order" } as const;
    expect(ARTICLE_MERGING.label(order, versions)).toBe("Ordre des photos");
    expect(renderToStaticMarkup(ARTICLE_MERGING.show(order, mine, TODAY))).toBe(
      "<ol><li>Le départ</li></ol>",
    );
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
