import type { RecordAnswer } from "~/editing/edited-record";
import type { EditingSession } from "~/editing/session";
import type { EditingRules, EditingState } from "~/editing/session-state";
import { useEditingSession } from "~/editing/use-session";
import type { RequestFailure } from "~/lib/request-failure";
import type { Revision } from "~/records/history.server";
import { emptyValues, readKeptCopy } from "~/records/kind";
import { missingWords } from "~/records/missing-words";
import { type PostedBody, postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { article, NEW_EVENT } from "../article";
import type { PublicationState } from "../article.types";
import type { EditableArticle } from "../article-results.types";
import { publication, toChoice } from "../publication";
import { announceContentEdit } from "../upcoming-events-cache";
import { ARTICLE_MERGING } from "./article-merging";
import { editPath, publicPath, savePath } from "./article-paths";
import { quotedTitle } from "./article-words";
import { type EditorValues, isTextField, toBody } from "./editor-values";

/** An article as its editor holds it: with the history as it stands. */
export type ArticleRecord = EditableArticle & { revisions: readonly Revision[] };

export type ArticleAnswer = RecordAnswer<ArticleRecord>;
export type ArticleState = EditingState<EditorValues, ArticleRecord>;
export type ArticleSession = EditingSession<EditorValues, ArticleRecord>;

export function valuesOf({ values, publication }: EditableArticle, now: Date): EditorValues {
  return { ...values, ...toChoice(publication, now) };
}

/** The text is saved as it is typed; when visitors see it is a choice, saved by the main button only. */
export const ARTICLE_RULES: EditingRules<EditorValues, ArticleRecord> = {
  valuesOf,
  isTrashed: ({ state }) => state === "trash",
  toBody,
  savePath,
  isAutosaved: isTextField,
  refusedWords: (errors, values) =>
    missingWords({ ...article.fields, ...publication.fields }, errors, values),
  clearedBy: {
    // A cover stands in for a text.
    content: ["cover.url"],
    "cover.alt": ["cover.url", "cover.isDecorative"],
    "event.time": ["event.endTime"],
    "event.endDay": ["event.day"],
    "event.endTime": ["event.day", "event.time", "event.endDay"],
    publishDate: ["publishTime", "status"],
    untilDate: ["untilTime", "publishDate", "publishTime", "status"],
  },
  merging: ARTICLE_MERGING,
  words: {
    versions: "Deux versions de cette actualité",
    trashed: "Cette actualité est dans la corbeille. Rétablissez-la pour la modifier.",
    gone: article.french.gone,
  },
};

/** Posts what the editor sends; other tabs hear that the content has changed. */
export async function postArticleForm(
  path: string,
  body: PostedBody,
): Promise<ArticleAnswer | RequestFailure> {
  const answer = await postForm<ArticleAnswer>(path, body);
  if (answer.kind === "saved") announceContentEdit();
  return answer;
}

const SAVED_WORDS: Record<PublicationState, string> = {
  draft: "est enregistré comme brouillon.",
  scheduled: "est programmé.",
  published: "est sur le site.",
  expired: "est enregistré.",
  trash: "est enregistré.",
};

/** The session of the editor: what every record's has, with autosave. */
export function useArticleSession(record: ArticleRecord, userId: string) {
  return useEditingSession<EditorValues, ArticleRecord>({
    record,
    rules: ARTICLE_RULES,
    userId,
    kind: article.localCopy,
    readKept: readKeptEditor,
    post: postArticleForm,
    // Only the address changes: the editor stays as it is, the cursor where it was.
    onCreated: (id) => window.history.replaceState(window.history.state, "", editPath(id)),
    onSaved: ({ id, values, state }) =>
      showToast({
        message: `${quotedTitle(values.title)} ${SAVED_WORDS[state]}`,
        ...(state === "published" && { link: { label: "Voir la page", href: publicPath(id) } }),
      }),
  });
}

/** The text and the publication in a copy that the browser kept. */
export function readKeptEditor(kept: unknown, opened: EditorValues): EditorValues | null {
  const values = readKeptCopy<typeof article.fields>(article, kept, opened);
  const { fields } = publication;
  const { upgrade } = article;
  const choice = readKeptCopy({ fields, upgrade }, kept, opened);
  return values && choice && { ...values, ...choice };
}

/** An article before anything is written. */
export function newArticle(id: string, now: Date, isEvent: boolean): EditableArticle {
  return {
    id,
    version: 0,
    values: { ...emptyValues(article), event: isEvent ? NEW_EVENT : null },
    publication: { status: "draft", from: null, until: null },
    state: "draft",
    hasWorkingCopy: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    updatedByName: null,
  };
}
