import { z } from "zod";
import type { RecordAnswer } from "~/editing/edited-record";
import type { EditingSession } from "~/editing/session";
import type { EditingRules, EditingState } from "~/editing/session-state";
import { useEditingSession } from "~/editing/use-session";
import type { RequestFailure } from "~/lib/request-failure";
import type { Revision } from "~/records/history.server";
import { type PostedBody, postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { SECTION_SLUGS } from "~club/sections";
import { article } from "../article";
import type { EditableArticle, PublicationState } from "../article.types";
import { EMPTY_DOCUMENT, toFormValues } from "../article-form-values";
import { announceContentEdit } from "../upcoming-events-cache";
import { editPath, publicPath, savePath } from "./article-paths";
import { quotedTitle } from "./article-words";
import { type EditorValues, isTextField, toFormData } from "./editor-values";

/** An article as its editor holds it: with the history as it stands. */
export type ArticleRecord = EditableArticle & { revisions: readonly Revision[] };

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
  clearedBy: {
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
    gone: article.french.gone,
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

const SAVED_WORDS: Record<PublicationState, string> = {
  draft: "est enregistré comme brouillon.",
  scheduled: "est programmé.",
  published: "est sur le site.",
  expired: "est enregistré.",
  trash: "est enregistré.",
};

/** The session of the editor: what every record's has, with autosave. */
export function useArticleSession(record: ArticleRecord, userId: string) {
  return useEditingSession({
    record,
    rules: ARTICLE_RULES,
    userId,
    kind: article.localCopy,
    schema: articleCopySchema,
    post: postArticleForm,
    // Only the address changes: the editor stays as it is, the cursor where it was.
    onCreated: (id) => window.history.replaceState(window.history.state, "", editPath(id)),
    onSaved: ({ id, document, state }) =>
      showToast({
        message: `${quotedTitle(document.title)} ${SAVED_WORDS[state]}`,
        ...(state === "published" && { link: { label: "Voir la page", href: publicPath(id) } }),
      }),
  });
}

const image = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  caption: z.string(),
  isDecorative: z.boolean(),
});

/** The shape of the editor's fields in a copy that the browser kept. */
const articleCopySchema = z.object({
  title: z.string(),
  content: z.string(),
  section: z.enum(SECTION_SLUGS).optional(),
  coverUrl: z.string().optional(),
  coverAlt: z.string(),
  coverIsDecorative: z.boolean(),
  coverFocusX: z.number(),
  coverFocusY: z.number(),
  images: z.array(image),
  isEvent: z.boolean(),
  eventDate: z.string().optional(),
  eventTime: z.string().optional(),
  eventEndDate: z.string().optional(),
  eventEndTime: z.string().optional(),
  eventLocation: z.string(),
  eventState: z.enum(["confirmed", "postponed", "cancelled"]),
  status: z.enum(["draft", "scheduled", "published"]),
  publishDate: z.string().optional(),
  publishTime: z.string().optional(),
  untilDate: z.string().optional(),
  untilTime: z.string().optional(),
  toTop: z.boolean(),
});

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
