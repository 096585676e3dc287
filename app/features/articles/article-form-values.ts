import { parisClock, parisDay } from "~/lib/paris-instants";
import type { ArticleForm } from "./article.schema";
import type { ArticleDocument, EditableArticle } from "./article.types";

/** What the editor's fields hold when they open, by field name; the inverse of `toDocument` and `toPublication`. */
export type ArticleFormValues = Omit<ArticleForm, "intent" | "toTop">;

export const EMPTY_DOCUMENT: ArticleDocument = {
  title: "",
  content: "",
  section: null,
  cover: null,
  images: [],
  isEvent: false,
  eventDate: null,
  eventTime: null,
  eventEndDate: null,
  eventEndTime: null,
  eventLocation: null,
  eventState: "confirmed",
};

/** The form's values for an article; "scheduled" stands for a publication still ahead of now. */
export function toFormValues(
  article: Pick<EditableArticle, "version" | "document" | "publication">,
  now: Date,
): ArticleFormValues {
  const { from, until, status } = article.publication;
  const isAhead = from !== null && from > now.toISOString();
  return {
    version: article.version,
    ...documentValues(article.document),
    status: status === "published" && isAhead ? "scheduled" : status,
    publishDate: from ? parisDay(from) : undefined,
    publishTime: from ? parisClock(from) : undefined,
    untilDate: until ? parisDay(until) : undefined,
    untilTime: until ? parisClock(until) : undefined,
  };
}

function documentValues(document: ArticleDocument) {
  const { cover } = document;
  return {
    title: document.title,
    content: document.content,
    section: document.section ?? undefined,
    coverUrl: cover?.url,
    coverAlt: cover?.alt ?? "",
    coverIsDecorative: cover?.isDecorative ?? false,
    coverFocusX: cover?.focusX ?? 50,
    coverFocusY: cover?.focusY ?? 50,
    images: document.images,
    isEvent: document.isEvent,
    eventDate: document.eventDate ?? undefined,
    eventTime: document.eventTime ?? undefined,
    eventEndDate: document.eventEndDate ?? undefined,
    eventEndTime: document.eventEndTime ?? undefined,
    eventLocation: document.eventLocation ?? "",
    eventState: document.eventState,
  };
}
