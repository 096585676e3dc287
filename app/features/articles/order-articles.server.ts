import { sql } from "kysely";
import {
  findGap,
  gapAround,
  isShared,
  type Move,
  type MoveResult,
  movedOrder,
  needsReorganization,
  positionOf,
  reorganized,
  topWeight,
  WEIGHT_STEP,
  type Weighted,
  weightAfterReorganization,
  weightAt,
  without,
} from "~/lib/sorting";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { recordArticleActivity, recordReorganization } from "./article-activity.server";
import type { By } from "./article-results.types";
import { displayTitle } from "./article-text";

/** Said when an article of a move is gone (specification §8). */
const ARTICLES_NOT_FOUND = "Articles non trouvés";
const NOT_FOUND: MoveResult = { kind: "not-found", message: ARTICLES_NOT_FOUND };
const NO_NEIGHBOUR: MoveResult = {
  kind: "not-found",
  message:
    "Les actualités voisines n’existent plus\u00a0: rien n’a été déplacé. Actualisez la liste.",
};

/**
 * Puts an article before all others (one less than the current minimum), past the one that volunteers see
 * above or below it (every weight becomes 10, 20, 30…), or between two others, at the midpoint of their
 * weights: specification §4, product.md doubtful point 4. When two neighbours are no longer side by side it
 * lands directly after the first, or before the second if there is no first.
 */
export async function moveArticle(database: Database, asked: Move, by: By): Promise<MoveResult> {
  const { id } = asked;
  return move(database, [id], by, (trx, order) => {
    if (asked.kind === "first") return setTopWeight(trx, id);
    if (asked.kind === "between") return insertBetween(trx, order, asked);
    return step(trx, asked);
  });
}

/** Exchanges the weights of two articles; weights that others share are told apart first. */
export async function swapArticles(
  database: Database,
  firstId: string,
  secondId: string,
  by: By,
): Promise<MoveResult> {
  return move(
    database,
    firstId === secondId ? [firstId] : [firstId, secondId],
    by,
    async (trx, order) => {
      const isUnclear = order.some(
        ({ id, weight }) => (id === firstId || id === secondId) && isShared(order, weight),
      );
      const weights = weightsById(isUnclear ? await reorganize(trx) : order);
      await setWeight(trx, firstId, weights.get(secondId) ?? 0);
      await setWeight(trx, secondId, weights.get(firstId) ?? 0);
      return true;
    },
  );
}

/** Rewrites every weight as 10, 20, 30… in the present order, which stays. Returns how many there are. */
export async function reorganizeArticleWeights(database: Database, by: By): Promise<number> {
  return transaction(database, async (trx) => {
    const order = await reorganize(trx);
    await recordReorganization(trx, by);
    await contentChanged(trx);
    return order.length;
  });
}

/** Whether some insertion would have to reorganise the weights first. */
export async function needsWeightReorganization(db: Queryable): Promise<boolean> {
  return needsReorganization(await listOrder(db));
}

/** The weight that puts a new article at the top: one less than the minimum, 1 when there is none. */
export async function findTopWeight(trx: DatabaseTransaction): Promise<number> {
  return topWeight(await listOrder(trx));
}

/** Inside a write: puts an article before all others. */
export async function setTopWeight(trx: DatabaseTransaction, id: string): Promise<boolean> {
  await setWeight(trx, id, await findTopWeight(trx));
  return true;
}

/**
 * Runs a move of articles that are there and not in the trash, and tells where the first one stands
 * then. `work` returns false where the place that was asked for no longer exists.
 */
async function move(
  database: Database,
  ids: readonly string[],
  by: By,
  work: (trx: DatabaseTransaction, order: Weighted[]) => Promise<boolean>,
): Promise<MoveResult> {
  return transaction(database, async (trx) => {
    const order = await listOrder(trx);
    const isThere = (id: string) => positionOf(order, id) > 0;
    const [id = ""] = ids;
    if (!ids.every(isThere)) return NOT_FOUND;
    if (!(await work(trx, order))) return NO_NEIGHBOUR;
    const title = await getTitle(trx, id);
    await recordArticleActivity(trx, { ...by, id, title, action: "reordered" });
    await contentChanged(trx);
    return {
      kind: "moved",
      title,
      position: positionOf(await listOrder(trx), id),
      former: gapAround(order, id),
    };
  });
}

async function insertBetween(
  trx: DatabaseTransaction,
  order: readonly Weighted[],
  { id, ...neighbours }: Extract<Move, { kind: "between" }>,
): Promise<boolean> {
  const gap = findGap(without(order, id), neighbours);
  if (gap === null) return false;
  const weight =
    weightAt(order, id, gap) ?? weightAfterReorganization(await reorganize(trx), id, gap);
  await setWeight(trx, id, weight);
  return true;
}

async function step(trx: DatabaseTransaction, asked: Move): Promise<boolean> {
  const order = await reorganize(trx);
  const weights = weightsById(order);
  for (const { id, weight } of reorganized(movedOrder(order, asked) ?? order)) {
    if (weights.get(id) !== weight) await setWeight(trx, id, weight);
  }
  return true;
}

async function reorganize(trx: DatabaseTransaction): Promise<Weighted[]> {
  await sql`
    update articles set order_weight = ranked.place * ${sql.lit(WEIGHT_STEP)}
    from (
      select id, row_number() over (order by order_weight, created_at desc, id) as place
      from articles
    ) as ranked
    where ranked.id = articles.id
  `.execute(trx);
  return listOrder(trx);
}

/** Every article, drafts and trash included, in site order. */
async function listOrder(db: Queryable): Promise<Weighted[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "order_weight", "deleted_at"])
    .orderBy("order_weight")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    weight: row.order_weight,
    inTrash: row.deleted_at !== null,
  }));
}

function weightsById(order: readonly Weighted[]): Map<string, number> {
  return new Map(order.map((article) => [article.id, article.weight]));
}

async function setWeight(trx: DatabaseTransaction, id: string, weight: number): Promise<void> {
  await trx.updateTable("articles").set({ order_weight: weight }).where("id", "=", id).execute();
}

async function getTitle(trx: DatabaseTransaction, id: string): Promise<string> {
  const { title } = await trx
    .selectFrom("articles")
    .select("title")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return displayTitle(title);
}
