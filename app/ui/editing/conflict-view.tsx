import { useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import {
  type ConflictField,
  conflictFields,
  mergeVersions,
  type Side,
  type Versions,
} from "./conflict-fields";
import type { StoredRecord } from "./edited-record";
import type { RecordField } from "./record-fields";

type ConflictViewProps<V> = {
  title: string;
  fields: readonly RecordField<V>[];
  versions: Versions<V>;
  /** What somebody else saved. */
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
