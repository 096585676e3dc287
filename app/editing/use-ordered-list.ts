import { useNavigation } from "react-router";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import { withoutEntry } from "~/lib/lists";
import { useCommands } from "~/ui/commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { type Drop, usePointerReorder } from "~/ui/use-pointer-reorder";

type Listed = { id: string };

/** Whether an item stays in the part of the list where the other stands. */
type IsBeside<T> = (one: T, other: T) => boolean;

type OrderedList<T> = {
  items: readonly T[];
  /** `y` for lines below each other, `x` for tiles side by side. */
  axis: "x" | "y";
  listPath: string;
  /** The address of what is done to an item. */
  actPathOf: (id?: string) => string;
  /** All items stand in one part unless it is given. */
  isBeside?: IsBeside<T>;
  onDone?: (answer: CommandAnswer) => void;
};

/** A list whose items are dragged, and moved by commands after which the focus stays with its item. */
export function useOrderedList<E extends HTMLElement, T extends Listed>({
  items,
  axis,
  listPath,
  actPathOf,
  isBeside,
  onDone,
}: OrderedList<T>) {
  const reorder = usePointerReorder<E>({
    axis,
    onDrop: (id, drop) => {
      const fields = dropFields(items, id, { ...drop, isBeside });
      if (fields) void run(fields);
    },
  });
  const keepFocus = useKeptFocus(reorder.container, items);
  const { run, isPending } = useCommands(({ id }) => actPathOf(id), {
    keepFocus,
    ...(onDone && { onDone }),
  });
  const navigation = useNavigation();
  const isLoading = isPending || navigation.location?.pathname === listPath;
  return { reorder, run, isLoading };
}

/**
 * The neighbours of the place where an item was dropped, in its own part of the list: one that is dropped
 * among the others goes to the nearest end of its own. Null when it stays where it was.
 */
export function dropFields<T extends Listed>(
  items: readonly T[],
  id: string,
  { overId, side, isBeside = () => true }: Drop & { isBeside?: IsBeside<T> | undefined },
): CommandFields | null {
  const from = items.findIndex((item) => item.id === id);
  const dragged = items[from];
  if (!dragged) return null;
  const others = withoutEntry(items, from);
  const over = others.findIndex((item) => item.id === overId);
  const place = side === "before" ? over : over + 1;
  const around = (gap: number) => ({
    afterId: others.slice(0, gap).findLast((other) => isBeside(other, dragged))?.id ?? "",
    beforeId: others.slice(gap).find((other) => isBeside(other, dragged))?.id ?? "",
  });
  const gap = around(place);
  const stays = gap.afterId === around(from).afterId && gap.beforeId === around(from).beforeId;
  return stays ? null : { intent: "insert", id, ...gap };
}
