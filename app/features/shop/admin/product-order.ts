import { withEntry } from "~/lib/lists";
/** A list here is always the whole one, trash included, in the order of the shop. */
export type Ranked = { id: string; inTrash: boolean };

/** Between which products one goes; null when the page shows none on that side. */
export type ProductGap = { afterId: string | null; beforeId: string | null };

export type ProductMove =
  | { kind: "first" | "up" | "down"; id: string }
  | ({ kind: "between"; id: string } & ProductGap);

/**
 * The list after a move; null when the product, or both products it was to stand between, are gone.
 * «Up» and «down» pass the nearest product that the list shows.
 */
export function movedOrder<T extends Ranked>(
  order: readonly T[],
  move: ProductMove,
): readonly T[] | null {
  const product = order.find(({ id }) => id === move.id);
  if (!product || product.inTrash) return null;
  const others = order.filter(({ id }) => id !== move.id);
  const index = targetIndex(order, others, move);
  return index === null ? null : withEntry(others, index, product);
}

function targetIndex(
  order: readonly Ranked[],
  others: readonly Ranked[],
  move: ProductMove,
): number | null {
  if (move.kind === "first") return 0;
  if (move.kind === "between") return gapIndex(others, move);
  const from = order.findIndex(({ id }) => id === move.id);
  const target =
    move.kind === "up"
      ? order.slice(0, from).findLastIndex(({ inTrash }) => !inTrash)
      : order.findIndex(({ inTrash }, index) => index > from && !inTrash);
  return target < 0 ? from : target;
}

/** Directly after the one, else directly before the other: somebody may have moved or removed either. */
function gapIndex(others: readonly Ranked[], { afterId, beforeId }: ProductGap): number | null {
  const after = others.findIndex(({ id }) => id === afterId);
  if (after >= 0) return after + 1;
  const before = others.findIndex(({ id }) => id === beforeId);
  if (before >= 0) return before;
  return afterId === null && beforeId === null ? 0 : null;
}

/** The products directly around one: what undoing a move goes back to. */
export function gapAround(order: readonly Ranked[], id: string): ProductGap {
  const index = order.findIndex((product) => product.id === id);
  return { afterId: order[index - 1]?.id ?? null, beforeId: order[index + 1]?.id ?? null };
}

/** The rank that volunteers see, from 1: the trash is not counted. */
export function rankOf(order: readonly Ranked[], id: string): number {
  return order.filter(({ inTrash }) => !inTrash).findIndex((product) => product.id === id) + 1;
}
