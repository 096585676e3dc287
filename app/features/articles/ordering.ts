/**
 * The order of articles (specification §4 and §9, product.md doubtful points 3 and 4). A list here is
 * always the whole one, drafts and trash included, in site order: weight, then newest, then id.
 */
import { withEntry } from "~/lib/lists";
import type { Neighbours } from "./article-results.types";

export const WEIGHT_STEP = 10;
export const REORGANIZATION_THRESHOLD = 0.000001;
const UPPER_BOUND = 999_999;
const FIRST_WEIGHT = 1;

export type Ranked = { id: string; weight: number; inTrash: boolean };

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

/** The articles that stand directly before and after one, those in the trash included. */
export function neighboursOf(order: readonly Ranked[], id: string): Neighbours {
  const index = order.findIndex((article) => article.id === id);
  return {
    afterId: order[index - 1]?.id ?? null,
    beforeId: order[index + 1]?.id ?? null,
  };
}

/** The rank that volunteers see: from 1, the trash not counted. */
export function positionOf(order: readonly Ranked[], id: string): number {
  return order.filter((article) => !article.inTrash).findIndex((article) => article.id === id) + 1;
}
