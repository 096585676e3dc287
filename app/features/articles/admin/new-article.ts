import type { EditableArticle } from "../article.types";
import { EMPTY_DOCUMENT } from "../article-form-values";

/** An article before anything is written. */
export function newArticle(id: string, now: Date, isEvent: boolean): EditableArticle {
  return {
    id,
    version: 0,
    document: { ...EMPTY_DOCUMENT, isEvent },
    publication: { status: "draft", from: null, until: null },
    state: "draft",
    hasWorkingCopy: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    updatedByName: null,
  };
}
