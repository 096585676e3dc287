import { useState } from "react";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import type { EditableArticle } from "../article.types";
import { momentInSentence } from "./article-words";
import { type ConflictField, conflictFields, mergeConflict, type Side } from "./conflict-fields";
import type { EditorValues } from "./editor-values";

type ConflictViewProps = {
  mine: EditorValues;
  /** `publicationKey` of what the editor last had from the server. */
  savedPublication: string;
  current: EditableArticle;
  today: string;
  onResolve: (values: EditorValues) => void;
};

/** Somebody saved meanwhile: both versions side by side, and a choice for each field. */
export function ConflictView({ onResolve, ...versions }: ConflictViewProps) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const { current, today } = versions;
  const conflict = { ...versions, now: new Date() };
  const fields = conflictFields(conflict);
  const sideOf = ({ id, preferred }: ConflictField) => choices[id] ?? preferred;
  const settle = (by: typeof sideOf) => onResolve(mergeConflict(conflict, fields, by));

  return (
    <section className="ad-box" aria-labelledby="conflit">
      <div className="ad-box-head">
        <h2 id="conflit">Deux versions de cette actualité</h2>
      </div>
      <Alert tone="error">
        {current.updatedByName ?? "Une autre personne"} a enregistré une autre version{" "}
        {momentInSentence(current.updatedAt, today)}, pendant que vous écriviez. Rien n’est perdu
        {"\u00a0"}: choisissez ce qu’il faut garder.
      </Alert>
      {fields.length > 0 && <WholeVersions onChoose={(side) => settle(() => side)} />}
      <div className="ed-compare" style={{ marginTop: "1rem" }}>
        {fields.map((field) => (
          <FieldChoice
            key={field.id}
            field={field}
            theirName={`La version de ${current.updatedByName ?? "l’autre personne"}`}
            side={sideOf(field)}
            onChoose={(side) => setChoices({ ...choices, [field.id]: side })}
          />
        ))}
      </div>
      <div className="ad-dialog-foot" style={{ marginTop: "1.25rem" }}>
        <Button onClick={() => settle(sideOf)}>
          {fields.length > 0 ? "Continuer avec ces choix" : "Continuer"}
        </Button>
      </div>
    </section>
  );
}

function WholeVersions({ onChoose }: { onChoose: (side: Side) => void }) {
  return (
    <div className="ad-row" style={{ marginTop: "1rem" }}>
      <Button variant="soft" size="sm" onClick={() => onChoose("mine")}>
        Garder toute ma version
      </Button>
      <Button variant="soft" size="sm" onClick={() => onChoose("theirs")}>
        Prendre toute l’autre version
      </Button>
    </div>
  );
}

type FieldChoiceProps = {
  field: ConflictField;
  theirName: string;
  side: Side;
  onChoose: (side: Side) => void;
};

function FieldChoice({ field, theirName, side, onChoose }: FieldChoiceProps) {
  const sides = [
    { value: "mine", name: "Ma version", shown: field.mine },
    { value: "theirs", name: theirName, shown: field.theirs },
  ] as const;
  return (
    <fieldset style={{ display: "contents" }}>
      <legend className="ed-compare-field">{field.label}</legend>
      {sides.map(({ value, name, shown }) => (
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
          {shown}
        </label>
      ))}
    </fieldset>
  );
}
