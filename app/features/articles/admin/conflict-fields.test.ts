import { describe, expect, it } from "vitest";
import type { EditableArticle, Publication } from "../article.types";
import { type Conflict, conflictFields, mergeConflict, publicationWords } from "./conflict-fields";
import { valuesOf } from "./editor-state";
import { type EditorValues, publicationKey } from "./editor-values";
import { newArticle } from "./new-article";

const NOW = new Date("2026-03-12T13:32:00.000Z");
const TODAY = "2026-03-12";
const BLANK = newArticle("00000000-0000-4000-8000-000000000001", NOW, false);
const ON_SITE: Publication = { status: "published", from: "2026-03-01T07:00:00.000Z", until: null };
const TAKEN_OFF: Publication = { ...ON_SITE, status: "draft" };
const ENDING: Publication = { ...ON_SITE, until: "2026-03-24T17:00:00.000Z" };

function article(publication: Publication, title: string): EditableArticle {
  return { ...BLANK, publication, document: { ...BLANK.document, title } };
}

/** I opened `before` and typed; meanwhile somebody saved `after`. */
function conflict(before: Publication, after: Publication, mine: Partial<EditorValues> = {}) {
  const opened = valuesOf(article(before, "Avant"), NOW);
  return {
    mine: { ...opened, title: "Le mien", ...mine },
    savedPublication: publicationKey(opened),
    current: article(after, "Le leur"),
    today: TODAY,
    now: NOW,
  } satisfies Conflict;
}

function settled(one: Conflict, side?: "mine" | "theirs"): EditorValues {
  return mergeConflict(one, conflictFields(one), (field) => side ?? field.preferred);
}

describe("a conflict over the publication", () => {
  it("is shown with both choices in words", () => {
    const [field] = conflictFields(conflict(ON_SITE, TAKEN_OFF));
    expect(field).toMatchObject({ label: "Publication", mine: "Publié", theirs: "Brouillon" });
  });

  it.each([
    ["taken off the site", TAKEN_OFF, { status: "draft" }],
    ["given an end", ENDING, { untilDate: "2026-03-24", untilTime: "18:00" }],
  ])("leaves an article %s when I only typed", (_, after, expected) => {
    const one = conflict(ON_SITE, after);
    expect(settled(one)).toMatchObject({ ...expected, title: "Le mien" });
    expect(publicationKey(settled(one))).toBe(publicationKey(valuesOf(one.current, NOW)));
  });

  it("does not take «\u00a0Mettre en premier\u00a0» for a choice of publication, and keeps it", () => {
    const one = conflict(ON_SITE, TAKEN_OFF, { toTop: true });
    expect(settled(one)).toMatchObject({ status: "draft", toTop: true });
  });

  it("starts from mine when I chose one, which all of theirs replaces", () => {
    const one = conflict(TAKEN_OFF, ENDING, { status: "scheduled", publishDate: "2026-03-16" });
    expect(settled(one)).toMatchObject({ status: "scheduled", publishDate: "2026-03-16" });
    expect(settled(one, "theirs")).toEqual({ ...valuesOf(one.current, NOW) });
    expect(settled(one, "mine")).toEqual(one.mine);
  });

  it("is none when both read the same", () => {
    const never: Publication = { status: "draft", from: null, until: null };
    const one = conflict(never, TAKEN_OFF);
    expect(conflictFields(one).map(({ id }) => id)).toEqual(["title"]);
    expect(publicationKey(settled(one))).toBe(publicationKey(valuesOf(one.current, NOW)));
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
