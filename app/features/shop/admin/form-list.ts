import { useEffect, useRef } from "react";
import { movedEntry, withEntry, withoutEntry } from "~/lib/lists";
import { showToast } from "~/ui/toaster";
import type { Drop } from "~/ui/use-pointer-reorder";

/** The list after an entry was dropped beside another. */
export function droppedEntry<T>(
  list: readonly T[],
  idOf: (entry: T) => string,
  { id, drop: { overId, side } }: { id: string; drop: Drop },
): T[] {
  const from = list.findIndex((entry) => idOf(entry) === id);
  const others = list.filter((entry) => idOf(entry) !== id);
  const over = others.findIndex((entry) => idOf(entry) === overId);
  return movedEntry(list, from, side === "before" ? over : over + 1);
}

/**
 * Changes of a list in a form; several entries may arrive one after the other, each after the last
 * look at it. What is removed can be put back where it was.
 */
export function useFormList<T>(list: readonly T[], onChange: (list: T[]) => void) {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const set = (next: T[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    set,
    add: (entry: T) => set([...latest.current, entry]),
    edit: (index: number, change: Partial<T>) =>
      set(list.map((entry, at) => (at === index ? { ...entry, ...change } : entry))),
    move: (index: number, by: number) => set(movedEntry(list, index, index + by)),
    remove: (index: number, message: string) => {
      const removed = list[index];
      if (removed === undefined) return;
      set(withoutEntry(list, index));
      const putBack = () => set(withEntry(latest.current, index, removed));
      showToast({ message, action: { label: "Annuler", onSelect: putBack } });
    },
  };
}
