import { sql } from "kysely";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { recordArticleActivity, recordReorganization } from "./article-activity.server";
import type { By, MoveResult, MoveUndo, Place } from "./article-results.types";
import { displayTitle } from "./article-text";
import {
  asBeforeMove,
  findFormerGap,
  findGap,
  fitsAt,
  formerWeights,
  isShared,
  movedPast,
  type Neighbours,
  needsReorganization,
  placeOf,
  positionOf,
  type Ranked,
  reorganized,
  topWeight,
  WEIGHT_STEP,
  weightAfterReorganization,
  weightAt,
  without,
} from "./ordering";

/** Values in one statement, well below what either engine takes. */
const WEIGHTS_AT_ONCE = 1_000;
/** Said when an article of a move is gone (specification §8). */
const ARTICLES_NOT_FOUND = "Articles non trouvés";
const NOT_FOUND: MoveResult = { kind: "not-found", message: ARTICLES_NOT_FOUND };

/** Puts an article before all others: one less than the current minimum (specification §4). */
export async function moveToTop(database: Database, id: string, by: By): Promise<MoveResult> {
  return move(database, [id], by, (trx) => setTopWeight(trx, id));
}

/** Moves an article before the one that volunteers see above it; every weight becomes 10, 20, 30… */
export async function moveUp(database: Database, id: string, by: By): Promise<MoveResult> {
  return move(database, [id], by, (trx) => step(trx, id, "up"));
}

/** Moves an article after the one that volunteers see below it; every weight becomes 10, 20, 30… */
export async function moveDown(database: Database, id: string, by: By): Promise<MoveResult> {
  return move(database, [id], by, (trx) => step(trx, id, "down"));
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

/**
 * Puts an article between two others, at the midpoint of their weights; null before means the top,
 * null after the end (specification §4, product.md doubtful point 4). When they are no longer side
 * by side it lands directly after the first, or before the second if there is no first.
 */
export async function insertBetween(
  database: Database,
  id: string,
  neighbours: Neighbours,
  by: By,
): Promise<MoveResult> {
  return move(database, [id], by, async (trx, order) => {
    const gap = findGap(without(order, id), neighbours);
    if (gap === null) return false;
    await insertAt(trx, order, id, gap);
    return true;
  });
}

/**
 * Puts back what a move moved, in its place among the others, even if others moved since; nothing
 * having changed since, every weight that the move rewrote is again what it was. Can be undone too.
 */
export async function undoMove(database: Database, undo: MoveUndo, by: By): Promise<MoveResult> {
  const ids = undo.places.map((place) => place.id);
  return move(database, ids, by, async (trx, order) => {
    const former = asBeforeMove(order, undo);
    if (former) await setWeights(trx, order, former);
    else for (const place of undo.places) await putBack(trx, place);
    return true;
  });
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

/** Runs a move of articles that are there and not in the trash, and tells where the first one stands then. */
async function move(
  database: Database,
  ids: readonly string[],
  by: By,
  work: (trx: DatabaseTransaction, order: Ranked[]) => Promise<boolean>,
): Promise<MoveResult> {
  return transaction(database, async (trx) => {
    const order = await listOrder(trx);
    const places = ids.flatMap((id) => placeOf(order, id) ?? []);
    const isThere = (id: string) => positionOf(order, id) > 0;
    if (places.length !== ids.length || !ids.every(isThere)) return NOT_FOUND;
    const [id = ""] = ids;
    if (!(await work(trx, order))) return NOT_FOUND;
    const title = await getTitle(trx, id);
    await recordArticleActivity(trx, { ...by, id, title, action: "reordered" });
    await contentChanged(trx);
    const after = await listOrder(trx);
    return {
      kind: "moved",
      title,
      position: positionOf(after, id),
      undo: { places, former: formerWeights(order, after, ids) },
    };
  });
}

async function insertAt(
  trx: DatabaseTransaction,
  order: Ranked[],
  id: string,
  gap: number,
): Promise<void> {
  const weight =
    weightAt(order, id, gap) ?? weightAfterReorganization(await reorganize(trx), id, gap);
  await setWeight(trx, id, weight);
}

async function putBack(trx: DatabaseTransaction, place: Place): Promise<void> {
  const order = await listOrder(trx);
  const others = without(order, place.id);
  const gap = findFormerGap(others, place);
  if (fitsAt(others, gap, place.weight)) await setWeight(trx, place.id, place.weight);
  else await insertAt(trx, order, place.id, gap);
}

async function step(
  trx: DatabaseTransaction,
  id: string,
  direction: "up" | "down",
): Promise<boolean> {
  const order = await reorganize(trx);
  await setWeights(trx, order, reorganized(movedPast(order, id, direction)));
  return true;
}

async function reorganize(trx: DatabaseTransaction): Promise<Ranked[]> {
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
async function listOrder(db: Queryable): Promise<Ranked[]> {
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

function weightsById(order: readonly Ranked[]): Map<string, number> {
  return new Map(order.map((article) => [article.id, article.weight]));
}

/** Writes the weights that are not those of `now`. */
async function setWeights(
  trx: DatabaseTransaction,
  now: readonly Ranked[],
  wanted: readonly Ranked[],
): Promise<void> {
  const weights = weightsById(now);
  const changed = wanted.filter(({ id, weight }) => weights.get(id) !== weight);
  for (let start = 0; start < changed.length; start += WEIGHTS_AT_ONCE) {
    await setBatch(trx, changed.slice(start, start + WEIGHTS_AT_ONCE));
  }
}

/** In one statement: a whole list may be ten thousand. */
async function setBatch(trx: DatabaseTransaction, articles: readonly Ranked[]): Promise<void> {
  const rows = articles.map(
    ({ id, weight }) => sql`(cast(${id} as text), cast(${weight} as double precision))`,
  );
  await sql`
    with wanted (id, weight) as (values ${sql.join(rows)})
    update articles set order_weight = wanted.weight from wanted where wanted.id = articles.id
  `.execute(trx);
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
