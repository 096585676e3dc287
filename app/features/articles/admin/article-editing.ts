import type { RequestFailure } from "~/lib/request-failure";
import type { RecordAnswer } from "~/records/record";
import type { EditingSession } from "~/records/session";
import type { EditingRules, EditingState } from "~/records/session-state";
import { type PostedBody, postForm } from "~/ui/post-form";
import type { ArticleRevision, EditableArticle } from "../article.types";
import { toFormValues } from "../article-form-values";
import { announceContentEdit } from "../upcoming-events-cache";
import { savePath } from "./article-paths";
import { type EditorValues, isTextField, toFormData } from "./editor-values";

/** An article as its editor holds it: with the history as it stands. */
export type ArticleRecord = EditableArticle & { revisions: readonly ArticleRevision[] };

export type ArticleAnswer = RecordAnswer<ArticleRecord>;
export type ArticleState = EditingState<EditorValues, ArticleRecord>;
export type ArticleSession = EditingSession<EditorValues, ArticleRecord>;

export function valuesOf(article: EditableArticle, now: Date): EditorValues {
  const { version: _version, ...values } = toFormValues(article, now);
  return { ...values, toTop: false };
}

/** The text is saved as it is typed; when visitors see it is a choice, saved by the main button only. */
export const ARTICLE_RULES: EditingRules<EditorValues, ArticleRecord> = {
  valuesOf,
  isTrashed: ({ state }) => state === "trash",
  toBody: toFormData,
  savePath,
  isAutosaved: isTextField,
  mendedBy: {
    // A cover stands in for a text.
    content: ["coverUrl"],
    coverAlt: ["coverUrl", "coverIsDecorative"],
    eventDate: ["isEvent"],
    eventTime: ["isEvent", "eventEndTime"],
    eventEndDate: ["isEvent", "eventDate"],
    eventEndTime: ["isEvent", "eventDate", "eventTime", "eventEndDate"],
    publishDate: ["publishTime", "status"],
    untilDate: ["untilTime", "publishDate", "publishTime", "status"],
  },
  words: {
    versions: "Deux versions de cette actualité",
    trashed: "Cette actualité est dans la corbeille. Rétablissez-la pour la modifier.",
    gone: "Cette actualité n’existe plus. Copiez votre texte avant de quitter.",
  },
};

/** Posts a form of the editor; other tabs hear that the content has changed. */
export async function postArticleForm(
  path: string,
  body: PostedBody,
): Promise<ArticleAnswer | RequestFailure> {
  const answer = await postForm<ArticleAnswer>(path, body);
  if (answer.kind === "saved") announceContentEdit();
  return answer;
}
