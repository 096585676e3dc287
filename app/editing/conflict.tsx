import { type ReactNode, useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import type { StoredRecord } from "./edited-record";

type ConflictViewProps<V> = {
  title: string;
  fields: readonly RecordField<V>[];
  versions: Versions<V>;
  /** The record that somebody else saved meanwhile. */
  current: Pick<StoredRecord, "updatedAt" | "updatedByName">;
  /** Day of Paris. */
  today: string;
  onResolve: (values: V) => void;
};

/** Somebody saved meanwhile: both versions side by side, and a choice for each field. */
export function ConflictView<V>({ title, fields, versions, ...props }: ConflictViewProps<V>) {
  const { current, today, onResolve } = props;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const differing = conflictFields(fields, versions);
  const sideOf = ({ id, preferred }: ConflictField<V>) => choices[id] ?? preferred;
  const settle = (by: typeof sideOf) => onResolve(mergeVersions(fields, versions, by));

  return (
    <section className="admin-box" aria-labelledby="conflit">
      <div className="ad-box-head">
        <h2 id="conflit" tabIndex={-1} data-conflict="">
          {title}
        </h2>
      </div>
      <WhoSaved {...current} today={today} />
      {differing.length > 0 && <WholeVersions onChoose={(side) => settle(() => side)} />}
      <div className="ed-compare ed-conflict">
        {differing.map((field) => (
          <FieldChoice
            key={field.id}
            field={field}
            versions={versions}
            theirName={`La version enregistrée par ${current.updatedByName ?? "l’autre personne"}`}
            side={sideOf(field)}
            onChoose={(side) => setChoices({ ...choices, [field.id]: side })}
          />
        ))}
      </div>
      <div className="ad-dialog-foot ed-conflict">
        <Button onClick={() => settle(sideOf)}>
          {differing.length > 0 ? "Continuer avec ces choix" : "Continuer"}
        </Button>
      </div>
    </section>
  );
}

type WhoSavedProps = ConflictViewProps<unknown>["current"] & { today: string };

function WhoSaved({ updatedAt, updatedByName, today }: WhoSavedProps) {
  return (
    <Alert tone="error">
      {updatedByName ?? "Une autre personne"} a enregistré une autre version
      {updatedAt && ` ${momentInSentence(updatedAt, today)}`}, pendant que vous écriviez. Rien n’est
      perdu{"\u00a0"}: choisissez ce qu’il faut garder.
    </Alert>
  );
}

function WholeVersions({ onChoose }: { onChoose: (side: Side) => void }) {
  return (
    <div className="admin-row ed-conflict">
      <Button variant="soft" size="sm" onClick={() => onChoose("mine")}>
        Garder toute ma version
      </Button>
      <Button variant="soft" size="sm" onClick={() => onChoose("theirs")}>
        Prendre toute l’autre version
      </Button>
    </div>
  );
}

type FieldChoiceProps<V> = {
  field: ConflictField<V>;
  versions: Versions<V>;
  theirName: string;
  side: Side;
  onChoose: (side: Side) => void;
};

function FieldChoice<V>({ field, versions, theirName, side, onChoose }: FieldChoiceProps<V>) {
  const sides = [
    { value: "mine", name: "Ma version" },
    { value: "theirs", name: theirName },
  ] as const;
  return (
    <fieldset style={{ display: "contents" }}>
      <legend className="ed-compare-field">{field.label}</legend>
      {sides.map(({ value, name }) => (
        <label className="ed-side-value" key={value}>
          <span className="ed-side-pick">
            <input
              type="radio"
              name={`choix-${field.id}`}
              checked={side === value}
              onChange={() => onChoose(value)}
            />
            {name}
          </span>
          {shown(field.show(versions[value]))}
        </label>
      ))}
    </fieldset>
  );
}

/** A field left empty is a choice too. */
function shown(content: ReturnType<RecordField<unknown>["show"]>) {
  return content === "" || content === null || content === undefined ? <em>Rien</em> : content;
}

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

/** Values of a form that belong together: compared, shown and chosen as one when two versions meet. */
export type RecordField<V> = {
  id: string;
  label: string;
  names: readonly (keyof V & string)[];
  show: (values: V) => ReactNode;
  /** Equal for what reads the same; the values themselves when left out. */
  key?: (values: V) => string;
};
