import type { CommandFields } from "~/lib/command";
import { withoutEntry } from "~/lib/lists";
import type { Drop } from "~/ui/use-pointer-reorder";

/** The neighbours of the place where a product was dropped; null when it stays where it was. */
export function dropFields(
  rows: readonly { id: string }[],
  id: string,
  { overId, side }: Drop,
): CommandFields | null {
  const from = rows.findIndex((row) => row.id === id);
  if (from < 0) return null;
  const others = withoutEntry(rows, from);
  const over = others.findIndex((row) => row.id === overId);
  const gap = side === "before" ? over : over + 1;
  if (gap === from) return null;
  const afterId = others[gap - 1]?.id ?? "";
  const beforeId = others[gap]?.id ?? "";
  return { intent: "insert", id, afterId, beforeId };
}
