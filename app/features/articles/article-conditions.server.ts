import type { ExpressionBuilder } from "kysely";
import { searchWords } from "~/lib/word-match";
import { columnHasWords } from "~/platform/database/search-condition.server";
import type { Schema } from "~database/schema";
import type { ArticleRow } from "~database/schema/articles";
import type { PublicationState } from "./article.types";
import type { ArticleKind } from "./article-results.types";

type Articles = ExpressionBuilder<Schema, "articles">;

/** The condition under which visitors see an article at `now`; scheduling needs nothing but time to pass. */
export function isVisible(now: Date) {
  const clock = now.toISOString();
  return (eb: Articles) =>
    eb.and([
      eb("articles.status", "=", "published"),
      eb("articles.deleted_at", "is", null),
      eb.or([
        eb("articles.published_from", "is", null),
        eb("articles.published_from", "<=", clock),
      ]),
      eb.or([
        eb("articles.published_until", "is", null),
        eb("articles.published_until", ">", clock),
      ]),
    ]);
}

/** The same rule for one row, in the words of the administrator's list. */
export function publicationStateOf(
  row: Pick<ArticleRow, "status" | "deleted_at" | "published_from" | "published_until">,
  now: Date,
): PublicationState {
  const clock = now.toISOString();
  if (row.deleted_at !== null) return "trash";
  if (row.status === "draft") return "draft";
  if (row.published_until !== null && row.published_until <= clock) return "expired";
  return row.published_from !== null && row.published_from > clock ? "scheduled" : "published";
}

/** What of a list is asked for; every word of a search is in the title or in the text (specification §7). */
export function matches(query: { search?: string; kind?: ArticleKind; section?: string | null }) {
  const words = searchWords(query.search ?? "");
  return (eb: Articles) =>
    eb.and([
      columnHasWords("articles.search_text", words),
      ...(query.kind === "news" ? [eb("articles.is_event", "=", false)] : []),
      ...(query.kind === "events" ? [eb("articles.is_event", "=", true)] : []),
      ...(query.section ? [eb("articles.section", "=", query.section)] : []),
    ]);
}

/** A page number a query can use, whatever was asked. */
export function pageIndex(page: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), 1_000_000) - 1;
}
