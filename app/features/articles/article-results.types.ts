import type { SaveIntent } from "~/editing/session-state";
import type { FieldErrors } from "~/lib/field-errors";
import type { ArticleValues } from "./article";
import type { AdminArticleRow, Publication, PublicationState } from "./article.types";

/** An article as its editor opens it. */
export type EditableArticle = {
  id: string;
  version: number;
  /** The working copy when there is one, what is on the site otherwise. */
  values: ArticleValues;
  publication: Publication;
  state: PublicationState;
  /** Changes saved but not on the site yet ("Publier les modifications"). */
  hasWorkingCopy: boolean;
  createdAt: string;
  updatedAt: string;
  updatedByName: string | null;
};

/** One page of a list; `pageCount` is 1 when the list is empty. */
export type ListPage<T> = { items: T[]; total: number; pageCount: number };

/** What a link to an article needs. */
export type ArticleLink = { id: string; title: string };

export type ArticleKind = "all" | "news" | "events";

export type ListQuery = {
  /** From 1. */
  page: number;
  search?: string;
  kind?: ArticleKind;
  section?: string | null;
  now: Date;
  pageSize?: number;
};

export type AdminFilter = "all" | "published" | "draft" | "scheduled" | "trash";
export type AdminSort = "site" | "event" | "modified" | "title";
export type SortDirection = "asc" | "desc";

export type AdminListQuery = {
  /** From 1. */
  page: number;
  search?: string;
  filter?: AdminFilter;
  kind?: ArticleKind;
  /** "site" knows one direction only; the others start as people expect (newest first, A to Z). */
  sort?: AdminSort;
  direction?: SortDirection;
  now: Date;
  pageSize?: number;
};

/** `all` is everything that is not in the trash: published (expired included) + scheduled + draft. */
export type AdminCounts = Record<AdminFilter, number>;
export type AdminListPage = ListPage<AdminArticleRow> & { counts: AdminCounts };

/** What keeps a draft from being ready, in the order in which a volunteer fills it in. */
export type MissingPart = "title" | "text" | "date" | "location" | "alt";

/** What the dashboard asks volunteers to look at. */
export type AttentionItem = {
  id: string;
  title: string;
  kind: "draft" | "pending-changes" | "missing-alt" | "missing-date" | "missing-place";
  /** Last change, ISO 8601 in UTC, and how many Paris days ago it was. */
  since: string;
  days: number;
  missing: MissingPart[];
};

export type SaveInput = {
  /** Made by the browser when the form opens, so that a creation sent twice makes one article. */
  id: string;
  /** The version the editor opened; 0 for a new article. */
  version: number;
  /** They pass the rules of their fields; a name that is left out keeps what is stored. */
  values: Partial<ArticleValues>;
  publication: Publication;
  intent: SaveIntent;
  /** «Mettre en premier». */
  toTop?: boolean;
  userId: string | null;
  now: Date;
};

export type SaveResult =
  | { kind: "saved"; article: EditableArticle; isNew: boolean }
  /** Someone saved in between: nothing was written, `current` is what is stored now. */
  | { kind: "conflict"; current: EditableArticle }
  | { kind: "invalid"; errors: FieldErrors }
  /** In the trash: restore it first. */
  | { kind: "trashed" }
  | { kind: "not-found" };

/** Who acts, and when; null for the site itself and the command line. */
export type By = { userId: string | null; now: Date };

/** Who acts on which article, and when. */
export type ArticleAct = By & { id: string };

export type ActResult = { kind: "done"; title: string } | { kind: "not-found" };

export type ReorderImagesResult =
  | { kind: "done" }
  | { kind: "not-found" }
  /** The ids are no permutation of the article's images (someone added or removed one). */
  | { kind: "mismatch" };
