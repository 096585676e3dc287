import { type ReactNode, useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import type { StoredRecord } from "./edited-record";
import type { Merging, Question, Side, Versions } from "./merging";

type ConflictViewProps<V> = {
  title: string;
  merging: Merging<V>;
  versions: Versions<V>;
  /** The record that somebody else saved meanwhile. */
  current: Pick<StoredRecord, "updatedAt" | "updatedByName">;
  /** Day of Paris. */
  today: string;
  onResolve: (values: V) => void;
};

/** The main button while two versions wait for a choice: it leads to them. */
export const SHOW_CONFLICT = "Voir les deux versions";

/** Two people changed the same thing: both versions side by side, and a choice for each such thing. */
export function ConflictView<V>({ title, merging, versions, ...props }: ConflictViewProps<V>) {
  const { current, today, onResolve } = props;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const sideOf = (place: string) => choices[place] ?? "mine";
  const { values, asked } = merging.merge(versions, sideOf);

  return (
    <section className="admin-box" aria-labelledby="conflit">
      <div className="ad-box-head">
        <h2 id="conflit" tabIndex={-1} data-conflict="">
          {title}
        </h2>
      </div>
      <WhoSaved {...current} today={today} />
      <div className="ed-compare ed-conflict">
        {asked.map((question) => (
          <Choice
            key={question.place}
            question={question}
            merging={merging}
            versions={versions}
            theirName={`La version enregistrée par ${current.updatedByName ?? "l’autre personne"}`}
            side={sideOf(question.place)}
            onChoose={(side) => setChoices({ ...choices, [question.place]: side })}
            today={today}
          />
        ))}
      </div>
      <div className="ad-dialog-foot ed-conflict">
        <Button onClick={() => onResolve(values)}>
          {asked.length > 0 ? "Continuer avec ces choix" : "Continuer"}
        </Button>
      </div>
      {asked.length > 0 && <WholeVersions onChoose={(side) => onResolve(versions[side])} />}
    </section>
  );
}

type WhoSavedProps = ConflictViewProps<unknown>["current"] & { today: string };

function WhoSaved({ updatedAt, updatedByName, today }: WhoSavedProps) {
  return (
    <Alert tone="error">
      {updatedByName ?? "Une autre personne"} a enregistré une autre version
      {updatedAt && ` ${momentInSentence(updatedAt, today)}`}, pendant que vous écriviez. Rien n’est
      perdu{"\u00a0"}: choisissez ce qu’il faut garder. Seul ce qui suit est à choisir{"\u00a0"}:
      tout le reste, de l’un comme de l’autre, est déjà gardé.
    </Alert>
  );
}

function WholeVersions({ onChoose }: { onChoose: (side: Side) => void }) {
  return (
    <div className="ed-conflict">
      <p>Ou une seule des deux versions, sans rien de l’autre{"\u00a0"}:</p>
      <div className="admin-row">
        <Button variant="soft" size="sm" onClick={() => onChoose("mine")}>
          Garder toute ma version
        </Button>
        <Button variant="soft" size="sm" onClick={() => onChoose("theirs")}>
          Prendre toute l’autre version
        </Button>
      </div>
    </div>
  );
}

type ChoiceProps<V> = Pick<ConflictViewProps<V>, "merging" | "versions" | "today"> & {
  question: Question;
  theirName: string;
  side: Side;
  onChoose: (side: Side) => void;
};

function Choice<V>({ question, merging, versions, theirName, side, ...props }: ChoiceProps<V>) {
  const { onChoose, today } = props;
  const sides = [
    { value: "mine", name: "Ma version" },
    { value: "theirs", name: theirName },
  ] as const;
  return (
    <fieldset style={{ display: "contents" }}>
      <legend className="ed-compare-field">{merging.label(question, versions)}</legend>
      {sides.map(({ value, name }) => (
        <label className="ed-side-value" key={value}>
          <span className="ed-side-pick">
            <input
              type="radio"
              name={`choix-${question.place}`}
              checked={side === value}
              onChange={() => onChoose(value)}
            />
            {name}
          </span>
          {shown(merging.show(question, versions[value], today))}
        </label>
      ))}
    </fieldset>
  );
}

/** A field left empty is a choice too. */
function shown(content: ReactNode) {
  return content === "" || content === null || content === undefined ? <em>Rien</em> : content;
}
