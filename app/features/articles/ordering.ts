import { withEntry } from "~/lib/lists";
/**
 * The order of articles (specification §4 and §9, product.md doubtful points 3 and 4). A list here is
 * always the whole one, drafts and trash included, in site order: weight, then newest, then id.
 */
import type { FormerWeights, MoveUndo, Place } from "./article-results.types";

export const WEIGHT_STEP = 10;
export const REORGANIZATION_THRESHOLD = 0.000001;
const UPPER_BOUND = 999_999;
const FIRST_WEIGHT = 1;
/** How many neighbours on each side tell a former place. */
export const PLACE_WINDOW = 10;
/** In a longer list what a move rewrote stays rewritten when it is undone: the order comes back, the weights do not. */
export const WEIGHTS_KEPT = 10_000;

export type Ranked = { id: string; weight: number; inTrash: boolean };
export type Neighbours = { afterId: string | null; beforeId: string | null };

/** One less than the current minimum, 1 when there is none. */
export function topWeight(order: readonly Ranked[]): number {
  const [first] = order;
  return first ? first.weight - 1 : FIRST_WEIGHT;
}

/** The weights 10, 20, 30… in the order given. */
export function reorganized(order: readonly Ranked[]): Ranked[] {
  return order.map((article, index) => ({ ...article, weight: (index + 1) * WEIGHT_STEP }));
}

export function without(order: readonly Ranked[], id: string): Ranked[] {
  return order.filter((article) => article.id !== id);
}

/**
 * Where among `others` an article asked between two neighbours goes: directly after the one, else
 * directly before the other (someone may have moved or removed either). No article before means the
 * top, none after the end. Null when both were named and neither exists any more.
 */
export function findGap(
  others: readonly Ranked[],
  { afterId, beforeId }: Neighbours,
): number | null {
  const after = others.findIndex((article) => article.id === afterId);
  if (after >= 0) return after + 1;
  const before = others.findIndex((article) => article.id === beforeId);
  if (before >= 0) {
    const isFirst = !others.slice(0, before).some((article) => !article.inTrash);
    return afterId === null && isFirst ? 0 : before;
  }
  if (afterId === null) return 0;
  return beforeId === null ? others.length : null;
}

/**
 * The weight that puts an article of the list at a gap among the others: the midpoint of its
 * neighbours, or the top's. Null when the midpoint lies within the threshold of a neighbour.
 */
export function weightAt(order: readonly Ranked[], id: string, gap: number): number | null {
  const others = without(order, id);
  const lower = others[gap - 1];
  return lower ? midpoint(lower.weight, others[gap]?.weight ?? UPPER_BOUND) : topWeight(order);
}

function midpoint(lower: number, upper: number): number | null {
  const middle = (lower + upper) / 2;
  const isTight =
    middle - lower <= REORGANIZATION_THRESHOLD || upper - middle <= REORGANIZATION_THRESHOLD;
  return isTight ? null : middle;
}

/**
 * The same in a list just reorganised, where it always exists: past 99,999 articles the upper bound
 * lies inside the list, and the step serves after the last.
 */
export function weightAfterReorganization(
  order: readonly Ranked[],
  id: string,
  gap: number,
): number {
  const last = without(order, id)[gap - 1]?.weight ?? 0;
  return weightAt(order, id, gap) ?? last + WEIGHT_STEP;
}

/** Whether a weight stands strictly between the neighbours of a gap. */
export function fitsAt(others: readonly Ranked[], gap: number, weight: number): boolean {
  const lower = others[gap - 1]?.weight ?? Number.NEGATIVE_INFINITY;
  const upper = others[gap]?.weight ?? Number.POSITIVE_INFINITY;
  return lower < weight && weight < upper;
}

/**
 * True exactly when some insertion of an article of the list between two others, or after the last,
 * would reorganise first. Between two takes a third; after the last takes a second.
 */
export function needsReorganization(order: readonly Ranked[]): boolean {
  const last = order.at(-1);
  if (!last || order.length < 2) return false;
  if (midpoint(last.weight, UPPER_BOUND) === null) return true;
  if (order.length < 3) return false;
  return order.some((article, index) => {
    const next = order[index + 1];
    return next !== undefined && midpoint(article.weight, next.weight) === null;
  });
}

/** The list after moving an article past the nearest one that is not in the trash; as it was at the edge. */
export function movedPast(
  order: readonly Ranked[],
  id: string,
  direction: "up" | "down",
): readonly Ranked[] {
  const from = order.findIndex((article) => article.id === id);
  const article = order[from];
  if (!article) return order;
  const isVisible = (other: Ranked) => !other.inTrash;
  const target =
    direction === "up"
      ? order.slice(0, from).findLastIndex(isVisible)
      : order.findIndex((other, index) => index > from && isVisible(other));
  if (target < 0) return order;
  return withEntry(without(order, id), target, article);
}

/** Whether a weight is shared, so that exchanging it would not tell the articles apart. */
export function isShared(order: readonly Ranked[], weight: number): boolean {
  return order.filter((article) => article.weight === weight).length > 1;
}

/** Where an article stands, for `undoMove`; null when it is not in the list. */
export function placeOf(order: readonly Ranked[], id: string): Place | null {
  const index = order.findIndex((article) => article.id === id);
  const article = order[index];
  if (!article) return null;
  const ids = order.map((other) => other.id);
  return {
    id,
    weight: article.weight,
    before: ids.slice(Math.max(0, index - PLACE_WINDOW), index).reverse(),
    after: ids.slice(index + 1, index + 1 + PLACE_WINDOW),
  };
}

/**
 * Where among `others` a former place is now: as many as possible of those that stood before are
 * before, of those that stood after are after, whoever moved since; beside the nearest if it can be.
 */
export function findFormerGap(others: readonly Ranked[], place: Place): number {
  const disorder = disorderByGap(others, place);
  const least = disorder.reduce((a, b) => Math.min(a, b));
  const ids = others.map((article) => article.id);
  const isHere = (id: string) => ids.includes(id);
  const before = place.before.find(isHere);
  const after = place.after.find(isHere);
  const wanted = [
    ...(before === undefined ? [] : [ids.indexOf(before) + 1]),
    ...(after === undefined ? [] : [ids.indexOf(after)]),
    others.filter((article) => article.weight <= place.weight).length,
  ];
  return wanted.find((gap) => disorder[gap] === least) ?? disorder.indexOf(least);
}

/** For each gap, how many of the others would be on the wrong side of it. */
function disorderByGap(others: readonly Ranked[], place: Place): number[] {
  const before = new Set(place.before);
  const after = new Set(place.after);
  let count = others.filter(({ id }) => before.has(id)).length;
  const counts = [count];
  for (const { id } of others) {
    count += before.has(id) ? -1 : Number(after.has(id));
    counts.push(count);
  }
  return counts;
}

/** The same for the same articles with the same weights, in few letters. */
function orderMark(order: readonly Ranked[]): string {
  // FNV-1a: told apart must be lists that people left, not lists made to be confused.
  let hash = 0xcbf29ce484222325n;
  for (const letter of order.map(({ id, weight }) => `${id}=${weight}`).join()) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** The weights before a move of these articles, when it rewrote those of others too. */
export function formerWeights(
  before: readonly Ranked[],
  after: readonly Ranked[],
  ids: readonly string[],
): FormerWeights | undefined {
  if (before.length > WEIGHTS_KEPT) return undefined;
  const now = new Map(after.map(({ id, weight }) => [id, weight]));
  const isRewritten = ({ id, weight }: Ranked) => !ids.includes(id) && now.get(id) !== weight;
  if (!before.some(isRewritten)) return undefined;
  return {
    weights: before.map(({ weight }) => weight),
    ranks: ids.map((id) => before.findIndex((article) => article.id === id)),
    mark: orderMark(after),
  };
}

/** The list as it was before a move; null when it is no longer as the move left it. */
export function asBeforeMove(
  order: readonly Ranked[],
  { places, former }: MoveUndo,
): Ranked[] | null {
  if (!former || former.mark !== orderMark(order)) return null;
  const moved = places.map(({ id }, index) => ({ id, rank: former.ranks[index] ?? 0 }));
  const ids = order.map(({ id }) => id).filter((id) => !moved.some((one) => one.id === id));
  for (const { id, rank } of [...moved].sort((a, b) => a.rank - b.rank)) ids.splice(rank, 0, id);
  const articles = new Map(order.map((article) => [article.id, article]));
  return ids.flatMap((id, index) => {
    const article = articles.get(id);
    const weight = former.weights[index];
    return article && weight !== undefined ? [{ ...article, weight }] : [];
  });
}

/** The rank that volunteers see: from 1, the trash not counted. */
export function positionOf(order: readonly Ranked[], id: string): number {
  return order.filter((article) => !article.inTrash).findIndex((article) => article.id === id) + 1;
}
