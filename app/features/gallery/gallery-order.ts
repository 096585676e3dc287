import { withEntry } from "~/lib/lists";
/**
 * The order of the gallery. A list here is always the whole one, trash included, from the highest
 * `display_order` to the lowest; the site shows its featured photos first, in that same order.
 */
export type Ranked = { id: string; isFeatured: boolean; inTrash: boolean };

/** Between which photos one goes; null when the page shows none on that side. */
export type GalleryGap = { afterId: string | null; beforeId: string | null };

export type GalleryMove =
  | { kind: "first" | "earlier" | "later"; id: string }
  | ({ kind: "between"; id: string } & GalleryGap);

/**
 * The list after a move; null when the photo, or both photos it was to stand between, are gone.
 * «Earlier» and «later» pass the nearest photo that stands in the same part of the page.
 */
export function movedOrder(order: readonly Ranked[], move: GalleryMove): readonly Ranked[] | null {
  const photo = order.find(({ id }) => id === move.id);
  if (!photo || photo.inTrash) return null;
  const others = order.filter(({ id }) => id !== move.id);
  const index = targetIndex(order, others, photo, move);
  return index === null ? null : withEntry(others, index, photo);
}

function targetIndex(
  order: readonly Ranked[],
  others: readonly Ranked[],
  photo: Ranked,
  move: GalleryMove,
): number | null {
  if (move.kind === "first") return 0;
  if (move.kind === "between") return gapIndex(others, move);
  const from = order.indexOf(photo);
  const isBeside = (other: Ranked) => !other.inTrash && other.isFeatured === photo.isFeatured;
  const target =
    move.kind === "earlier"
      ? order.slice(0, from).findLastIndex(isBeside)
      : order.findIndex((other, index) => index > from && isBeside(other));
  return target < 0 ? from : target;
}

/** Directly after the one, else directly before the other: somebody may have moved or removed either. */
function gapIndex(others: readonly Ranked[], { afterId, beforeId }: GalleryGap): number | null {
  const after = others.findIndex(({ id }) => id === afterId);
  if (after >= 0) return after + 1;
  const before = others.findIndex(({ id }) => id === beforeId);
  if (before >= 0) return before;
  return afterId === null && beforeId === null ? 0 : null;
}

/** The photos directly around one, whatever the page shows of them: what undoing a move goes back to. */
export function gapAround(order: readonly Ranked[], id: string): GalleryGap {
  const index = order.findIndex((photo) => photo.id === id);
  return {
    afterId: order[index - 1]?.id ?? null,
    beforeId: order[index + 1]?.id ?? null,
  };
}

/** The rank that volunteers see, from 1: featured photos first, the trash not counted. */
export function rankOf(order: readonly Ranked[], id: string): number {
  const shown = order.filter((photo) => !photo.inTrash);
  const featured = shown.filter((photo) => photo.isFeatured);
  const others = shown.filter((photo) => !photo.isFeatured);
  return [...featured, ...others].findIndex((photo) => photo.id === id) + 1;
}
