import type { ArticleRevision, EditableArticle, PublicationState } from "../article.types";
import { toFormValues } from "../article-form-values";
import type { FieldErrors } from "../article-results.types";
import { documentKey, type EditorValues, publicationKey } from "./editor-values";

/** What the server has, as far as the editor knows. */
export type ServerState = {
  id: string;
  isNew: boolean;
  version: number;
  state: PublicationState;
  hasWorkingCopy: boolean;
  savedDocument: string;
  savedPublication: string;
};

export type SaveStatus =
  | { kind: "idle" }
  | { kind: "saving" }
  /** `at` is an ISO 8601 instant. */
  | { kind: "saved"; at: string }
  /** `remedy` is what helps: trying again, signing in, or neither. */
  | { kind: "failed"; message: string; remedy: "retry" | "login" | null };

export type EditorState = {
  values: EditorValues;
  server: ServerState;
  status: SaveStatus;
  errors: FieldErrors;
  /** Rises with each refusal of the main button: the first error takes the focus. */
  refusals: number;
  /** What somebody else saved meanwhile; nothing is saved until a choice is made. */
  conflict: EditableArticle | null;
  revisions: readonly ArticleRevision[];
  /** Rises when the text is replaced from outside the text editor. */
  contentKey: number;
};

export type EditorOpening = {
  article: EditableArticle;
  isNew: boolean;
  revisions: readonly ArticleRevision[];
};

export function valuesOf(article: EditableArticle, now: Date): EditorValues {
  const { version: _version, ...values } = toFormValues(article, now);
  return { ...values, toTop: false };
}

export function serverStateOf(article: EditableArticle, values: EditorValues): ServerState {
  return {
    id: article.id,
    isNew: false,
    version: article.version,
    state: article.state,
    hasWorkingCopy: article.hasWorkingCopy,
    savedDocument: documentKey(values),
    savedPublication: publicationKey(values),
  };
}

export function openedState({ article, isNew, revisions }: EditorOpening, now: Date): EditorState {
  const values = valuesOf(article, now);
  return {
    values,
    server: { ...serverStateOf(article, values), isNew },
    status: { kind: "idle" },
    errors: {},
    refusals: 0,
    conflict: null,
    revisions,
    contentKey: 0,
  };
}

/** Something typed or chosen is not on the server. */
export function isDirty({ values, server }: EditorState): boolean {
  return (
    documentKey(values) !== server.savedDocument ||
    publicationKey(values) !== server.savedPublication
  );
}
