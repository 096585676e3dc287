import type { ReactNode } from "react";

export type Side = "mine" | "theirs";

/** Two people's values, and those that both started from. */
export type Versions<V> = { base: V; mine: V; theirs: V };

/** A thing that both changed, in different ways. */
export type Question = {
  /** `title`, `event.location`, `images.{id}`; the name of a list for the order of its items. */
  place: string;
  about: "value" | "deleted-here" | "deleted-there" | "order";
};

export type Merged<V> = { values: V; asked: Question[] };

/** How the values of two people come together, for one kind of record. */
export type Merging<V> = {
  /**
   * Takes what only one of them changed from that side. What both changed is asked: `sideOf` says whose is
   * taken, by the place of the question.
   */
  merge(versions: Versions<V>, sideOf: (place: string) => Side): Merged<V>;
  /** The name of what is asked: «Titre», «Photo «\u00a0Départ\u00a0»». */
  label(question: Question, versions: Versions<V>): string;
  /** How it reads in one version. `today` is a day of Paris. */
  show(question: Question, values: V, today: string): ReactNode;
  /** The changes between two versions, in a sentence: «titre modifié, 2 photos ajoutées». */
  describe(before: V, after: V, today: string): string;
};

/** Values of a form that belong together: compared, shown and chosen as one when two versions meet. */
export type RecordField<V> = {
  id: string;
  label: string;
  names: readonly (keyof V & string)[];
  show: (values: V, today: string) => ReactNode;
  /** Equal for what reads the same; the values themselves when left out. */
  key?: (values: V) => string;
};

/** The same of a form that names its fields one by one, each chosen as a whole. */
export function mergingByFields<V extends object>(fields: readonly RecordField<V>[]): Merging<V> {
  const fieldAt = ({ place }: Question) => fields.find(({ id }) => id === place);
  return {
    merge(versions, sideOf) {
      const asked: Question[] = [];
      const values = { ...versions.mine };
      for (const field of fields) {
        const side = sideThatChanged(field, versions);
        if (side === null) asked.push({ place: field.id, about: "value" });
        const taken = versions[side ?? sideOf(field.id)];
        for (const name of field.names) values[name] = taken[name];
      }
      return { values, asked };
    },
    label: (question) => fieldAt(question)?.label ?? "",
    show: (question, values, today) => fieldAt(question)?.show(values, today),
    describe(before, after) {
      const changed = fields.filter((field) => keyOf(field, before) !== keyOf(field, after));
      return new Intl.ListFormat("fr").format(changed.map(({ label }) => `«\u00a0${label}\u00a0»`));
    },
  };
}

/** Null where both did. */
function sideThatChanged<V>(
  field: RecordField<V>,
  { base, mine, theirs }: Versions<V>,
): Side | null {
  const [before, here, there] = [base, mine, theirs].map((values) => keyOf(field, values));
  if (here === there || here === before) return "theirs";
  return there === before ? "mine" : null;
}

function keyOf<V>(field: RecordField<V>, values: V): string {
  return field.key?.(values) ?? JSON.stringify(field.names.map((name) => values[name] ?? ""));
}
