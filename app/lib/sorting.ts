import { withEntry } from "./lists";

/**
 * The order of articles, photos and products, as the whole list of them: drafts and trash included. It is
 * stored in one of two ways: as ranks (app/records/ranks.server.ts), or as weights that leave room between
 * two neighbours (specification §4 and §9, product.md doubtful points 3 and 4).
 */
export type Sorted = { id: string; inTrash: boolean };

/** A place in the order: null before means the top, null after the end. */
export type Gap = { afterId: string | null; beforeId: string | null };

/** `up` and `down` pass the nearest item that volunteers see in the same part of the list. */
export type Move =
  | { kind: "first" | "up" | "down"; id: string }
  | ({ kind: "between"; id: string } & Gap);

/** The outcome of a move. */
export type MoveResult =
  | {
      kind: "moved";
      title: string;
      /** As volunteers see it: from 1, the trash not counted. */
      position: number;
      /** Where the item stood before. */
      former: Gap;
    }
  /** `message` says why, where it is not that the item is gone. */
  | { kind: "not-found"; message?: string };

/** Whether two items stand in the same part of the list: featured photos stand before the others. */
type IsBeside<T> = (one: T, other: T) => boolean;

/** The list after a move; null when the item, or both items it was to stand between, are gone. */
export function movedOrder<T extends Sorted>(
  order: readonly T[],
  move: Move,
  isBeside: IsBeside<T> = () => true,
): T[] | null {
  const item = order.find(({ id }) => id === move.id);
  if (!item || item.inTrash) return null;
  const others = without(order, move.id);
  const gap = targetGap(order, { item, move, isBeside });
  return gap === null ? null : withEntry(others, gap, item);
}

function targetGap<T extends Sorted>(
  order: readonly T[],
  { item, move, isBeside }: { item: T; move: Move; isBeside: IsBeside<T> },
): number | null {
  if (move.kind === "first") return 0;
  if (move.kind === "between") return gapBesideNamed(without(order, item.id), move);
  const from = order.indexOf(item);
  const isPassed = (other: T) => !other.inTrash && isBeside(other, item);
  const target =
    move.kind === "up"
      ? order.slice(0, from).findLastIndex(isPassed)
      : order.findIndex((other, index) => index > from && isPassed(other));
  return target < 0 ? from : target;
}

/** The end of a page is no end of the list: one of the neighbours that a move names has to be there. */
function gapBesideNamed(others: readonly Sorted[], { afterId, beforeId }: Gap): number | null {
  const isNamed = afterId !== null || beforeId !== null;
  const isThere = others.some(({ id }) => id === afterId || id === beforeId);
  return isNamed && !isThere ? null : findGap(others, { afterId, beforeId });
}

export function without<T extends Sorted>(order: readonly T[], id: string): T[] {
  return order.filter((item) => item.id !== id);
}

/**
 * Where among `others` an item asked between two neighbours goes: directly after the one, else directly
 * before the other (somebody may have moved or removed either). Null when both were named and neither
 * exists any more.
 */
export function findGap(others: readonly Sorted[], { afterId, beforeId }: Gap): number | null {
  const after = others.findIndex((item) => item.id === afterId);
  if (after >= 0) return after + 1;
  const before = others.findIndex((item) => item.id === beforeId);
  if (before >= 0) {
    const isFirst = !others.slice(0, before).some((item) => !item.inTrash);
    return afterId === null && isFirst ? 0 : before;
  }
  if (afterId === null) return 0;
  return beforeId === null ? others.length : null;
}

/** The place of an item, those in the trash included: what undoing a move goes back to. */
export function gapAround(order: readonly Sorted[], id: string): Gap {
  const index = order.findIndex((item) => item.id === id);
  return {
    afterId: order[index - 1]?.id ?? null,
    beforeId: order[index + 1]?.id ?? null,
  };
}

/** The rank that volunteers see: from 1, the trash not counted; 0 for an item that is not there. */
export function positionOf(order: readonly Sorted[], id: string): number {
  return order.filter((item) => !item.inTrash).findIndex((item) => item.id === id) + 1;
}

export type Weighted = Sorted & { weight: number };

export const WEIGHT_STEP = 10;
export const REORGANIZATION_THRESHOLD = 0.000001;
const UPPER_BOUND = 999_999;
const FIRST_WEIGHT = 1;

/** One less than the current minimum, 1 when there is none. */
export function topWeight(order: readonly Weighted[]): number {
  const [first] = order;
  return first ? first.weight - 1 : FIRST_WEIGHT;
}

/** The weights 10, 20, 30… in the order given. */
export function reorganized(order: readonly Weighted[]): Weighted[] {
  return order.map((item, index) => ({ ...item, weight: (index + 1) * WEIGHT_STEP }));
}

/**
 * The weight that puts an item of the list at a gap among the others: the midpoint of its
 * neighbours, or the top's. Null when the midpoint lies within the threshold of a neighbour.
 */
export function weightAt(order: readonly Weighted[], id: string, gap: number): number | null {
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
 * The same in a list just reorganised, where it always exists: past 99,999 items the upper bound
 * lies inside the list, and the step serves after the last.
 */
export function weightAfterReorganization(
  order: readonly Weighted[],
  id: string,
  gap: number,
): number {
  const last = without(order, id)[gap - 1]?.weight ?? 0;
  return weightAt(order, id, gap) ?? last + WEIGHT_STEP;
}

/**
 * True exactly when some insertion of an item of the list between two others, or after the last,
 * would reorganise first. Between two takes a third; after the last takes a second.
 */
export function needsReorganization(order: readonly Weighted[]): boolean {
  const last = order.at(-1);
  if (!last || order.length < 2) return false;
  if (midpoint(last.weight, UPPER_BOUND) === null) return true;
  if (order.length < 3) return false;
  return order.some((item, index) => {
    const next = order[index + 1];
    return next !== undefined && midpoint(item.weight, next.weight) === null;
  });
}

/** Whether a weight is shared, so that exchanging it would not tell the items apart. */
export function isShared(order: readonly Weighted[], weight: number): boolean {
  return order.filter((item) => item.weight === weight).length > 1;
}
