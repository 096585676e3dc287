import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import { editedValues } from "~/records/documents.server";
import type { AttentionItem } from "./article-results.types";
import { displayTitle } from "./article-text";
import { eventOfArticle } from "./event-details";
import { isToCome } from "./event-times";
import { lastsUntil } from "./events.server";
import { articleLacksAlt, missingParts } from "./missing-parts";
import { findStoredArticle, type StoredArticle } from "./stored-article.server";

const SHOWN = 20;
const DAY_MS = 24 * 60 * 60_000;

/**
 * What waits for a volunteer, the longest first, 20 at most: drafts with what they lack, changes not
 * published yet, pictures on the site without a description, events on the site without a date, and
 * those to come without a place.
 */
export async function listArticlesNeedingAttention(
  db: Queryable,
  now: Date,
): Promise<AttentionItem[]> {
  const rows = await db
    .selectFrom("articles")
    .select("id")
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("status", "=", "draft"),
        eb("working_copy", "is not", null),
        eb.and([eb("is_event", "=", true), eb("event_date", "is", null)]),
        eb.and([
          eb("is_event", "=", true),
          lastsUntil(parisDay(now))(eb),
          eb("event_state", "!=", "cancelled"),
          eb.or([eb("event_location", "is", null), eb("event_location", "=", "")]),
        ]),
        eb.and([
          eb("cover_image_url", "is not", null),
          eb("cover_is_decorative", "=", false),
          eb("cover_alt", "=", ""),
        ]),
        eb.exists(
          eb
            .selectFrom("article_images")
            .select("article_images.id")
            .whereRef("article_images.article_id", "=", "articles.id")
            .where("is_decorative", "=", false)
            .where("alt_text", "=", ""),
        ),
      ]),
    )
    .orderBy("updated_at")
    .orderBy("id")
    .limit(SHOWN)
    .execute();
  const items: AttentionItem[] = [];
  for (const { id } of rows) {
    const stored = await findStoredArticle(db, id);
    const kind = stored && kindOf(stored, parisDay(now));
    if (kind) items.push(toItem(stored, kind, now));
  }
  return items;
}

/** The first thing to see to, most urgent first: what visitors meet before what they do not see yet. */
function kindOf(
  { row, live, workingCopy }: StoredArticle,
  today: string,
): AttentionItem["kind"] | null {
  if (row.status === "draft") return "draft";
  if (live.event && !live.event.day) return "missing-date";
  const event = eventOfArticle(live);
  const isAhead = event !== null && isToCome(event, today);
  if (isAhead && event.state !== "cancelled" && !event.location?.trim()) {
    return "missing-place";
  }
  if (articleLacksAlt(live)) return "missing-alt";
  return workingCopy ? "pending-changes" : null;
}

function toItem(stored: StoredArticle, kind: AttentionItem["kind"], now: Date): AttentionItem {
  const { id, updated_at: since } = stored.row;
  const values = editedValues(stored);
  const days = Date.parse(parisDay(now)) - Date.parse(parisDay(since));
  return {
    id,
    title: displayTitle(values.title),
    kind,
    since,
    days: Math.round(days / DAY_MS),
    missing: kind === "draft" ? missingParts(values) : [],
  };
}
