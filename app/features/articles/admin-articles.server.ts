import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import { exampleFlag } from "~/platform/database/example-rows.server";
import { accountName } from "~/platform/person-names.server";
import type { Schema } from "~database/schema";
import type { AdminArticleRow } from "./article.types";
import { matches, pageIndex, publicationStateOf } from "./article-conditions.server";
import type {
  AdminCounts,
  AdminFilter,
  AdminListPage,
  AdminListQuery,
  EditableArticle,
  SortDirection,
} from "./article-results.types";
import { SUMMARY_COLUMNS, toEvent } from "./article-rows";
import { displayTitle } from "./article-text";
import { findStoredArticle, toEditable } from "./stored-article.server";

const PAGE_SIZE = 12;
const LOCATIONS = 6;

type Articles = ExpressionBuilder<Schema, "articles">;

/** A page of the volunteers' list, with the count of each state over all articles. */
export async function listAdminArticles(
  db: Queryable,
  query: AdminListQuery,
): Promise<AdminListPage> {
  const { pageSize = PAGE_SIZE } = query;
  const first = pageIndex(query.page) * pageSize;
  const counts = await countByState(db, query.now);
  const isNarrowed = Boolean(query.search) || (query.kind ?? "all") !== "all";
  const total = isNarrowed ? await countAsked(db, query) : counts[query.filter ?? "all"];
  const isWhole = !isNarrowed && (query.filter ?? "all") === "all";
  const isRanked = isWhole && (query.sort ?? "site") === "site";
  const rows = await (isRanked ? selectRows(db, query) : selectRankedRows(db, query))
    .limit(pageSize)
    .offset(first)
    .execute();
  return {
    items: rows.map((row, index) =>
      toAdminRow(isRanked ? { ...row, position: first + index + 1 } : row, query.now),
    ),
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    counts,
  };
}

async function countAsked(db: Queryable, query: AdminListQuery): Promise<number> {
  const { total } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(isIn(query.filter ?? "all", query.now))
    .where(matches(query))
    .executeTakeFirstOrThrow();
  return total;
}

/** An article as its editor opens it, the trash included; null when there is none. */
export async function findEditableArticle(
  db: Queryable,
  id: string,
  now: Date,
): Promise<EditableArticle | null> {
  const stored = await findStoredArticle(db, id);
  return stored && toEditable(db, stored, now);
}

/** The places of the last events, the most used first: one of them is mostly that of the next. */
export async function listEventLocations(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["event_location", (eb) => eb.fn.countAll<number>().as("uses")])
    .where("is_event", "=", true)
    .where("event_location", "is not", null)
    .where("event_location", "!=", "")
    .where("deleted_at", "is", null)
    .groupBy("event_location")
    .orderBy(
      (eb) => eb.fn.max("event_date"),
      (order) => order.desc().nullsLast(),
    )
    .orderBy("event_location")
    .limit(LOCATIONS)
    .execute();
  const byUse = rows.toSorted((one, other) => Number(other.uses) - Number(one.uses));
  return byUse.flatMap((row) => row.event_location ?? []);
}

/** How many articles come before one in site order, itself included: what its row shows as its rank. */
export async function findRank(db: Queryable, id: string): Promise<number> {
  const own = (column: string) => sql`(select ${sql.ref(column)} from articles where id = ${id})`;
  const { rank } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll<number>().as("rank"))
    .where("deleted_at", "is", null)
    .where(sql<boolean>`order_weight <= ${own("order_weight")}`)
    .where(
      sql<boolean>`(order_weight < ${own("order_weight")} or created_at > ${own("created_at")}
        or (created_at = ${own("created_at")} and id <= ${id}))`,
    )
    .executeTakeFirstOrThrow();
  return rank;
}

async function countByState(db: Queryable, now: Date): Promise<AdminCounts> {
  const count = (filter: AdminFilter) =>
    db
      .selectFrom("articles")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(isIn(filter, now))
      .$asScalar()
      .$notNull()
      .as(filter);
  const counts = await db
    .selectNoFrom([count("all"), count("scheduled"), count("draft"), count("trash")])
    .executeTakeFirstOrThrow();
  // Most are of this state: what is left of all spares a look at the dates of each.
  return { ...counts, published: counts.all - counts.scheduled - counts.draft };
}

/** "published" counts what has expired too, so that the states add up to all. */
function isIn(filter: AdminFilter, now: Date) {
  const clock = now.toISOString();
  return (eb: Articles) => {
    if (filter === "trash") return eb("articles.deleted_at", "is not", null);
    const there = eb("articles.deleted_at", "is", null);
    if (filter === "all") return there;
    if (filter === "draft") return eb.and([there, eb("articles.status", "=", "draft")]);
    const isAhead = eb("articles.published_from", ">", clock);
    const isStarted = eb.or([
      eb("articles.published_from", "is", null),
      eb("articles.published_from", "<=", clock),
    ]);
    return eb.and([
      there,
      eb("articles.status", "=", "published"),
      filter === "scheduled" ? isAhead : isStarted,
    ]);
  };
}

const lacksAlt = (eb: Articles) =>
  eb
    .or([
      eb.and([
        eb("articles.cover_image_url", "is not", null),
        eb("articles.cover_is_decorative", "=", false),
        eb("articles.cover_alt", "=", ""),
      ]),
      eb.exists(
        eb
          .selectFrom("article_images")
          .select("article_images.id")
          .whereRef("article_images.article_id", "=", "articles.id")
          .where("article_images.is_decorative", "=", false)
          .where("article_images.alt_text", "=", ""),
      ),
    ])
    .as("lacks_alt");

function selectRows(db: Queryable, query: AdminListQuery) {
  return db
    .selectFrom("articles")
    .select([...SUMMARY_COLUMNS, "version", "status", "published_until", "updated_at"])
    .select(["deleted_at", accountName("articles.updated_by").as("updated_by_name")])
    .select((eb) => eb("working_copy", "is not", null).as("has_working_copy"))
    .select(exampleFlag("articles").as("is_example"))
    .select(lacksAlt)
    .where((eb) => isIn(query.filter ?? "all", query.now)(eb))
    .where((eb) => matches(query)(eb))
    .$call((rows) => inOrder(rows, query));
}

/** With the rank of each among all articles, where the list is but a part of them or in another order. */
function selectRankedRows(db: Queryable, query: AdminListQuery) {
  const ranks = db
    .selectFrom("articles")
    .select("id as ranked_id")
    .select(
      sql<number>`row_number() over (order by order_weight, created_at desc, id)`.as("position"),
    )
    .where("deleted_at", "is", null)
    .as("ranks");
  return selectRows(db, query)
    .leftJoin(ranks, "ranks.ranked_id", "articles.id")
    .select("ranks.position");
}

type Orderable<T> = { orderBy(by: RawBuilder<unknown>, direction?: SortDirection): T };

/** Site order, or what the volunteer chose; equals in site order, the trash with the latest first. */
function inOrder<T extends Orderable<T>>(rows: T, query: AdminListQuery): T {
  const { sort = "site", filter, direction } = query;
  const site = (all: T) =>
    all
      .orderBy(sql`articles.order_weight`)
      .orderBy(sql`articles.created_at`, "desc")
      .orderBy(sql`articles.id`);
  if (sort === "title") return site(rows.orderBy(sql`articles.search_text`, direction ?? "asc"));
  if (sort === "modified") return site(rows.orderBy(sql`articles.updated_at`, direction ?? "desc"));
  if (sort === "event") {
    const dated = rows.orderBy(sql`articles.event_date is null`);
    return site(dated.orderBy(sql`articles.event_date`, direction ?? "desc"));
  }
  return site(filter === "trash" ? rows.orderBy(sql`articles.deleted_at`, "desc") : rows);
}

type AdminRow = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number] & {
  position?: number | null;
};

function toAdminRow(row: AdminRow, now: Date): AdminArticleRow {
  return {
    id: row.id,
    version: row.version,
    title: displayTitle(row.title),
    section: row.section,
    coverUrl: row.cover_image_url,
    coverFocusX: row.cover_focus_x,
    coverFocusY: row.cover_focus_y,
    state: publicationStateOf(row, now),
    hasWorkingCopy: Boolean(row.has_working_copy),
    position: row.position ?? null,
    publishedFrom: row.published_from,
    deletedAt: row.deleted_at,
    updatedAt: row.updated_at,
    updatedByName: row.updated_by_name,
    event: toEvent(row),
    isEvent: row.is_event,
    lacksAlt: Boolean(row.lacks_alt),
    isExample: row.is_example === 1,
  };
}
