import { useNavigation } from "react-router";
import type { CommandFields } from "~/lib/command";
import { withoutEntry } from "~/lib/lists";
import { classNames } from "~/ui/class-names";
import { useCommands } from "~/ui/commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { Drop } from "~/ui/use-pointer-reorder";
import { usePointerReorder } from "~/ui/use-pointer-reorder";
import type { AdminPhoto } from "../gallery-admin.types";
import { COMMANDS_PATH, GALLERY_PATH } from "./gallery-paths";
import { PhotoCard } from "./photo-card";
import { PhotoOrder } from "./photo-order";

type PhotoGridEditorProps = {
  photos: readonly AdminPhoto[];
  /** Rank of the first one on the site, from 1. */
  firstRank: number;
  /** Of the whole gallery. */
  featuredCount: number;
  total: number;
  /** Whether neighbours here are neighbours on the site. */
  isOrdered: boolean;
  today: string;
};

/** The gallery as volunteers arrange it: by dragging, by arrows, by menu. */
export function PhotoGridEditor({ photos, today, isOrdered, ...props }: PhotoGridEditorProps) {
  const { firstRank, featuredCount, total } = props;
  const reorder = usePointerReorder<HTMLUListElement>({
    axis: "x",
    onDrop: (id, drop) => {
      const fields = dropFields(photos, id, drop);
      if (fields) command(fields);
    },
  });
  const keepFocus = useKeptFocus(reorder.container, photos);
  const { run, isPending } = useCommands(COMMANDS_PATH, { keepFocus });
  const command = (fields: CommandFields) => void run(fields);
  const navigation = useNavigation();
  const isLoading = isPending || navigation.location?.pathname === GALLERY_PATH;
  const orderOf = (photo: AdminPhoto, rank: number) => {
    const isFirst = rank === 1 || rank === featuredCount + 1;
    const isLast = rank === featuredCount || rank === total;
    const handle = reorder.handleProps(photo.id);
    return (
      <PhotoOrder
        photo={photo}
        rank={rank}
        isFirst={isFirst}
        isLast={isLast}
        handle={handle}
        onCommand={command}
      />
    );
  };
  return (
    <ul
      ref={reorder.container}
      className={classNames("ag-grid", isLoading && "is-loading")}
      aria-busy={isLoading}
      aria-label={isOrdered ? "Photos, dans l’ordre du site" : "Photos"}
    >
      {photos.map((photo, index) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          today={today}
          className={reorder.itemClass(photo.id)}
          order={isOrdered && orderOf(photo, firstRank + index)}
          onCommand={command}
        />
      ))}
    </ul>
  );
}

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
