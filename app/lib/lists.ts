/** Changed copies of lists; those that arrays have of their own are missing from browsers of 2022. */

export function withoutEntry<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index);
}

export function withEntry<T>(list: readonly T[], index: number, entry: T): T[] {
  return [...list.slice(0, index), entry, ...list.slice(index)];
}

/** A list after one of its entries went from one place to another; as it was for places outside. */
export function movedEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return withEntry(withoutEntry(list, from), to, entry);
}

/** The entries by what `keyOf` says of them, as `Map.groupBy` does, which browsers before 2024 lack. */
export function grouped<T, K>(list: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** The entries so many at a time, in their order. */
export function slicesOf<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size));
}
