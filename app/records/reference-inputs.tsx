import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { Field as LabelledControl, Select, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { IconButton } from "~/ui/icon-button";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { FieldInput, Person, ShortChoice } from "./fields";
import type { InputKind, InputProps } from "./inputs";
import styles from "./reference-inputs.module.css";
import { TO_REPLACE, useReferenceChoices } from "./references";

/** Inputs that choose from other records, for the screens that bring those. */
export const REFERENCE_INPUTS = {
  reference: { Input: ReferenceInput, isBoxed: true },
  people: { Input: PeopleInput, isBoxed: true },
  key: { Input: KeyInput, isBoxed: true },
} satisfies Record<string, InputKind>;

function ReferenceInput({ editor, name, place, field }: InputProps) {
  const { label, hint, none = "Aucun", input } = field;
  const choices = useReferenceChoices(input.type === "reference" ? [input.to] : []);
  const value = editor.values[name];
  return (
    <LabelledControl label={label} hint={hint} error={editor.errors[place] ?? null}>
      <Select
        value={String(value ?? "")}
        data-field={place}
        onChange={({ currentTarget }) => editor.change({ [name]: currentTarget.value || null })}
      >
        <option value="">{none}</option>
        <ReferenceOptions choices={choices} value={value} />
      </Select>
    </LabelledControl>
  );
}

/** One that is gone keeps its place, so that the form says that something is missing. */
function ReferenceOptions({ choices, value }: { choices: readonly ShortChoice[]; value: unknown }) {
  const isLost = typeof value === "string" && !choices.some((one) => one.value === value);
  return (
    <>
      {isLost && <option value={value}>{TO_REPLACE}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </>
  );
}

function KeyInput({ editor, name, place, field }: InputProps) {
  const { label, hint, none, input } = field;
  if (input.type !== "key") return null;
  return (
    <LabelledControl
      label={label}
      hint={hint}
      required={none === undefined}
      error={editor.errors[place] ?? null}
    >
      <KeySelect
        subject={input.to.subject}
        gone={input.gone}
        {...(none !== undefined && { none })}
        value={editor.values[name] as string | null}
        data-field={place}
        onKey={(key) => editor.change({ [name]: key })}
      />
    </LabelledControl>
  );
}

type KeySelectProps = {
  subject: string;
  /** The words for one that is no more. */
  gone: string;
  /** The words for nothing; one has to be chosen when left out. */
  none?: string;
  value: string | null;
  "data-field": string;
  onKey: (key: string | null) => void;
};

/** A choice among the things that the screen names by key. One that is no more stays while it is chosen. */
export function KeySelect({ subject, gone, none, value, onKey, ...props }: KeySelectProps) {
  const choices = useReferenceChoices([{ subject }]);
  const chosen = choices.find((one) => one.value === value);
  return (
    <Select
      {...props}
      value={value ?? ""}
      onChange={({ currentTarget }) => onKey(currentTarget.value || null)}
    >
      {(none !== undefined || value === null) && <option value="">{none ?? "À choisir"}</option>}
      {value !== null && !chosen && <option value={value}>{gone}</option>}
      {choices
        .filter((one) => !one.isGone || one === chosen)
        .map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
    </Select>
  );
}

type PeopleSort = Extract<FieldInput, { type: "people" }>;

function PeopleInput(props: InputProps) {
  const { input } = props.field;
  return input.type === "people" ? <PeopleList {...props} sort={input} /> : null;
}

/** A line for each person, and one to choose the first. */
function PeopleList({ editor, name, place, field, sort }: InputProps & { sort: PeopleSort }) {
  const choices = useReferenceChoices(sort.among);
  const people = editor.values[name] as Person[];
  const list = useRef<HTMLFieldSetElement>(null);
  const keepFocus = useKeptFocus(list, people);
  const isAdded = useRef(false);
  const set = (changed: Person[]) => editor.change({ [name]: changed });
  useEffect(() => {
    if (isAdded.current) [...(list.current?.querySelectorAll("select") ?? [])].at(-1)?.focus();
    isAdded.current = false;
  });
  const add = () => {
    isAdded.current = true;
    set([...people, { id: "" }]);
  };
  const shown = people.length > 0 ? people : [{ id: "" }];
  const error = editor.errors[place];
  const footId = `${place}-pied`;
  return (
    <fieldset
      className={styles.people}
      ref={list}
      tabIndex={-1}
      data-field={place}
      aria-describedby={footId}
    >
      <legend className="field-label">{field.label}</legend>
      {shown.map((person, index) => (
        <PersonLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same person
          key={index}
          label={`${field.label}, personne ${index + 1}`}
          removeLabel={`Retirer la personne ${index + 1}`}
          describedBy={footId}
          isWrong={error !== undefined && (!shown.some(isUnfinished) || isUnfinished(person))}
          person={person}
          choices={choices}
          onChange={(changed) => set(people.with(index, changed))}
          onFirst={people.length === 0 ? (first) => set([first]) : null}
          onRemove={() => {
            keepFocus();
            set(people.toSpliced(index, 1));
          }}
        />
      ))}
      {people.length > 0 && people.length < sort.most && (
        <Button variant="soft" size="sm" icon="plus" onClick={add}>
          Ajouter une personne
        </Button>
      )}
      <FieldFoot id={footId} hint={field.hint} errors={error} />
    </fieldset>
  );
}

/** Whether a line still waits for a choice, or for a name. */
function isUnfinished(person: Person): boolean {
  return "name" in person ? person.name.trim() === "" : person.id === "";
}

/** The choice of the list that opens a field for a name. */
const BY_NAME = "autre";

type PersonLineProps = {
  label: string;
  removeLabel: string;
  /** The id of the hint and the errors of all lines. */
  describedBy: string;
  isWrong: boolean;
  person: Person;
  choices: readonly ShortChoice[];
  onChange: (person: Person) => void;
  /** Takes the first person, where there is none yet. */
  onFirst: ((person: Person) => void) | null;
  onRemove: () => void;
};

function PersonLine(props: PersonLineProps) {
  const { label, removeLabel, person, choices, onChange, onFirst, onRemove } = props;
  const { describedBy, isWrong } = props;
  const take = onFirst ?? onChange;
  const isByName = "name" in person;
  return (
    <div className={styles.person}>
      <Select
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={(isWrong && !isByName) || undefined}
        value={isByName ? BY_NAME : person.id}
        onChange={({ currentTarget: { value } }) =>
          take(value === BY_NAME ? { name: "" } : { id: value })
        }
      >
        <option value="">À choisir</option>
        <ReferenceOptions choices={choices} value={isByName || !person.id ? null : person.id} />
        <option value={BY_NAME}>Une autre personne…</option>
      </Select>
      {!onFirst && <IconButton icon="close" label={removeLabel} onClick={onRemove} />}
      {isByName && (
        <TextInput
          aria-label={`Nom de la personne (${label.toLowerCase()})`}
          placeholder="Prénom et nom"
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          value={person.name}
          autoComplete="off"
          onChange={({ currentTarget }) => take({ name: currentTarget.value })}
        />
      )}
    </div>
  );
}
