import type { CommandFields } from "~/lib/command";
import { withoutEntry } from "~/lib/lists";
import type { Drop } from "~/ui/use-pointer-reorder";

type Tile = { id: string; isFeatured: boolean };

/**
 * The neighbours of the place where a photo was dropped. Featured photos come first on the site:
 * one dropped among the others goes to the nearest end of its own. Null when it stays where it was.
 */
export function dropFields(
  tiles: readonly Tile[],
  id: string,
  { overId, side }: Drop,
): CommandFields | null {
  const from = tiles.findIndex((tile) => tile.id === id);
  const dragged = tiles[from];
  if (!dragged) return null;
  const others = withoutEntry(tiles, from);
  const over = others.findIndex((tile) => tile.id === overId);
  const gap = side === "before" ? over : over + 1;
  const isOwn = (tile: Tile) => tile.isFeatured === dragged.isFeatured;
  const afterId = others.slice(0, gap).findLast(isOwn)?.id ?? "";
  const beforeId = others.slice(gap).find(isOwn)?.id ?? "";
  const stays =
    afterId === (tiles.slice(0, from).findLast(isOwn)?.id ?? "") &&
    beforeId === (tiles.slice(from + 1).find(isOwn)?.id ?? "");
  return stays ? null : { intent: "insert", id, afterId, beforeId };
}
