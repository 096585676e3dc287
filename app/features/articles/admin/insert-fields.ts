import type { CommandFields } from "~/lib/command";
import type { Drop } from "~/ui/use-pointer-reorder";

/** The neighbours of the place where a line was dropped, among the other lines of the page. */
export function insertFields(
  rows: readonly { id: string }[],
  id: string,
  { overId, side }: Drop,
): CommandFields {
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  const over = others.indexOf(overId);
  const gap = side === "before" ? over : over + 1;
  return {
    intent: "insert",
    id,
    afterId: others[gap - 1] ?? "",
    beforeId: others[gap] ?? "",
  };
}
