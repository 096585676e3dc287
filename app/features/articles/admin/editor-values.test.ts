import { describe, expect, it } from "vitest";
import { readArticleForm, toDocument } from "../article.schema";
import { EMPTY_DOCUMENT, toFormValues } from "../article-form-values";
import {
  type EditorValues,
  isTextField,
  offeredStatuses,
  saveLabel,
  toDraftDocument,
  toFormData,
} from "./editor-values";

const IMAGE = (n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  url: `/media/articles/a/photo-${n}.jpg?v=1200x800-3fa9c1d2`,
  alt: `Photo ${n}`,
  caption: "",
  isDecorative: false,
});

function values(change: Partial<EditorValues> = {}): EditorValues {
  const publication = { status: "draft", from: null, until: null } as const;
  const { version: _, ...fields } = toFormValues(
    { version: 0, document: EMPTY_DOCUMENT, publication },
    new Date("2026-03-12T10:00:00Z"),
  );
  return { ...fields, toTop: false, ...change };
}

describe("fields of the editor", () => {
  it("are read back by the server as they were", () => {
    const filled = values({
      title: "Run 2K",
      content: "<p>Bonjour</p>",
      section: "vie-du-club",
      coverUrl: IMAGE(9).url,
      coverAlt: "L’arche",
      coverFocusX: 38,
      coverFocusY: 57,
      images: [IMAGE(1), { ...IMAGE(2), isDecorative: true }],
      isEvent: true,
      eventDate: "2026-03-29",
      eventTime: "10:00",
      eventLocation: "Place de l’Église",
    });
    const submission = readArticleForm(toFormData(filled, 3, "autosave"));
    expect(submission.status).toBe("success");
    if (submission.status !== "success") return;
    expect(submission.value.version).toBe(3);
    expect(toDocument(submission.value)).toEqual(toDraftDocument(filled));
  });

  it("tell the text from the publication", () => {
    const names = Object.keys(values());
    expect(names.filter((name) => !isTextField(name)).sort()).toEqual([
      "publishDate",
      "publishTime",
      "status",
      "toTop",
      "untilDate",
      "untilTime",
    ]);
  });
});

describe("buttons of the bar", () => {
  it.each([
    ["draft", "draft", ["Publier", "Garder en brouillon"]],
    ["published", "draft", ["Publier", "Garder en brouillon"]],
    ["scheduled", "draft", ["Programmer", "Garder en brouillon"]],
    ["scheduled", "scheduled", ["Programmer", "Repasser en brouillon"]],
    ["published", "scheduled", ["Publier", "Repasser en brouillon"]],
    ["draft", "scheduled", ["Repasser en brouillon"]],
    ["published", "published", ["Publier les modifications"]],
    ["draft", "published", ["Repasser en brouillon"]],
    ["published", "expired", ["Publier", "Repasser en brouillon"]],
  ] as const)("%s chosen, %s now: %j", (chosen, state, labels) => {
    const offered = offeredStatuses(chosen, state);
    expect(offered.map((status) => saveLabel(status, state))).toEqual(labels);
  });
});
