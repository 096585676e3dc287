import type { RecordField } from "./record-fields";

export type Side = "mine" | "theirs";

/** Two persons' values, and those that both started from. */
export type Versions<V> = { base: V; mine: V; theirs: V };

export type ConflictField<V> = RecordField<V> & {
  /** The side to start from: theirs where I changed nothing. */
  preferred: Side;
};

function keyOf<V>(field: RecordField<V>, values: V): string {
  return field.key?.(values) ?? JSON.stringify(field.names.map((name) => values[name] ?? ""));
}

/** Where the two versions do not read the same. */
export function conflictFields<V>(
  fields: readonly RecordField<V>[],
  { base, mine, theirs }: Versions<V>,
): ConflictField<V>[] {
  return fields
    .filter((field) => keyOf(field, mine) !== keyOf(field, theirs))
    .map((field) => ({
      ...field,
      preferred: keyOf(field, mine) === keyOf(field, base) ? "theirs" : "mine",
    }));
}

/**
 * My values, with theirs wherever they were chosen, and where both read the same: what differs
 * there is of no effect.
 */
export function mergeVersions<V>(
  fields: readonly RecordField<V>[],
  versions: Versions<V>,
  sideOf: (field: ConflictField<V>) => Side,
): V {
  const asked = conflictFields(fields, versions);
  const kept = asked.filter((field) => sideOf(field) === "mine").map(({ id }) => id);
  const merged = { ...versions.mine };
  for (const { id, names } of fields) {
    if (kept.includes(id)) continue;
    for (const name of names) merged[name] = versions.theirs[name];
  }
  return merged;
}
