import { Fragment, type ReactNode, useId, useState } from "react";
import type { RecordEditor, RecordValues } from "~/editing/record-editor";
import type { FieldErrors } from "~/lib/field-errors";
import { initialsOf } from "~/lib/person-name";
import { SITE_ADDRESS_LIMIT } from "~/lib/web-address";
import { Box } from "~/ui/box";
import { Field as LabelledControl, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { Icon } from "~/ui/icon";
import { LengthNote } from "~/ui/length-note";
import { PictureField } from "~/ui/pictures/picture-field";
import { RichText } from "~/ui/rich-text/rich-text";
import { Switch } from "~/ui/switch";
import type { Field, FieldInput, Fields } from "./fields";
import styles from "./inputs.module.css";
import { type AnyKind, addressOf, picturesOf, titleOf } from "./kind";
import { readsSame } from "./merge-values";
import { shownChoice } from "./shown-values";

/** The values that an input shows and changes: of a record, or of an item in one of its lists. */
export type EditedParts = Pick<
  RecordEditor<RecordValues>,
  "id" | "values" | "errors" | "change" | "contentKey"
> & {
  /** The values by then, whatever was drawn since. */
  latest: () => RecordValues;
  /** The values that it was prepared with, each of which is to be read over; null where none is. */
  prepared: RecordValues | null;
};

export type InputProps = {
  kind: AnyKind;
  editor: EditedParts;
  name: string;
  /** Its place in the whole form, as errors name it: `firstDay`, `fees.{id}.amount`. */
  place: string;
  field: Field<unknown>;
  brought: BroughtInputs;
  /** The instant of the request, ISO 8601. */
  now: string;
};

/** How a sort of input is typed in. */
export type InputKind = {
  Input: (props: InputProps) => ReactNode;
  /** Shares a box with those before and after it; others bring their own. */
  isBoxed: boolean;
};

/** Sorts that are drawn on every screen of a described kind. */
type DrawnType = "line" | "site-link" | "short-text" | "choice" | "picture" | "yes-no";

/** Others weigh too much for the screens that have none: a screen brings those that it has. */
type BroughtType = Exclude<FieldInput["type"], DrawnType>;

export type BroughtInputs = Partial<Record<BroughtType, InputKind>>;

const INPUTS: Record<DrawnType, InputKind> = {
  line: { Input: LineInput, isBoxed: true },
  "site-link": { Input: LineInput, isBoxed: true },
  "short-text": { Input: ShortTextInput, isBoxed: true },
  choice: { Input: ChoiceInput, isBoxed: false },
  picture: { Input: PictureInput, isBoxed: false },
  "yes-no": { Input: SwitchInput, isBoxed: true },
};

function inputOf({ input: { type } }: Field<unknown>, brought: BroughtInputs): InputKind {
  const found = { ...INPUTS, ...brought }[type];
  if (!found) throw new Error(`The screen brings no input for ${type}.`);
  return found;
}

type RecordInputsProps = Pick<InputProps, "kind" | "now"> & {
  editor: RecordEditor<RecordValues>;
  brought?: BroughtInputs;
  warnings?: Warnings;
  prepared?: RecordValues | null;
};

/** Sentences about values that are allowed and may be a mistake, by place. */
export type Warnings = Readonly<Record<string, readonly string[]>>;

/** The fields of a record, in the order of its description; under headings where it names groups. */
export function RecordInputs(props: RecordInputsProps) {
  const { kind, editor, now, brought = {}, warnings = {}, prepared = null } = props;
  const latest = () => editor.session.getState().values;
  const context = { kind, editor: { ...editor, latest, prepared }, now, brought, warnings };
  const { groups } = kind;
  if (!groups) return <BoxedInputs {...context} fields={kind.fields} />;
  return (
    <>
      <OutsideErrors editor={editor} inside={groups.flatMap(({ fields }) => fields.flat())} />
      {groups.map(({ title, fields: names, isClosed = false }) => (
        <InputGroup
          key={title}
          title={title}
          isClosed={isClosed}
          hasError={names.flat().some((name) => hasErrorAt(editor.errors, name))}
        >
          {names.map((one) => {
            const fields = fieldsNamed(kind.fields, [one].flat());
            const inputs = <Inputs key={String(one)} {...context} fields={fields} />;
            if (typeof one === "string") return inputs;
            return (
              <div key={String(one)} className={styles.pair}>
                {inputs}
              </div>
            );
          })}
        </InputGroup>
      ))}
    </>
  );
}

type OutsideErrorsProps = { editor: { errors: FieldErrors }; inside: readonly string[] };

/** The errors of fields that are in no group, and so have no place in the form. */
function OutsideErrors({ editor, inside }: OutsideErrorsProps) {
  const places = Object.keys(editor.errors).filter(
    (place) => !inside.includes(place.split(".", 1).join()),
  );
  return places.map((place) => (
    <div key={place} className="admin-box" data-field={place} tabIndex={-1}>
      <FieldFoot id={`${place}-pied`} errors={editor.errors[place]} />
    </div>
  ));
}

function fieldsNamed(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Whether something is wrong at a place, or inside it. */
export function hasErrorAt(errors: FieldErrors, place: string): boolean {
  return Object.keys(errors).some((one) => one === place || one.startsWith(`${place}.`));
}

type InputGroupProps = {
  title: string;
  isClosed: boolean;
  hasError: boolean;
  children: ReactNode;
};

/** A part of a long form under its heading; an error inside opens it. */
function InputGroup({ title, isClosed, hasError, children }: InputGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(!isClosed);
  // It stays open once the error is mended: somebody is typing in it.
  if (hasError && !isOpen) setOpen(true);
  return (
    <section className="admin-box" aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name={isOpen ? "minus" : "plus"} size={20} />
        </button>
      </h2>
      {isOpen && <div className="admin-stack">{children}</div>}
    </section>
  );
}

type InputsProps = Pick<InputProps, "kind" | "editor" | "now" | "brought"> & {
  fields: Fields;
  /** Of the item that the fields belong to: `fees.{id}.`. */
  at?: string;
  warnings?: Warnings;
};

/** One input for each field, with the warnings about it. */
export function Inputs({ fields, at = "", warnings = {}, ...context }: InputsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const { Input } = inputOf(field, context.brought);
    const place = `${at}${name}`;
    return (
      <Fragment key={name}>
        <Input name={name} place={place} field={field} {...context} />
        {isUntouched(field, name, context.editor) && (
          <p className={styles.untouched}>{UNTOUCHED}</p>
        )}
        {warnings[place] && <FieldWarnings sentences={warnings[place]} />}
      </Fragment>
    );
  });
}

/** Beside a value that was prepared, until it is changed. */
export const UNTOUCHED = "inchangé";

/** Whether a value was prepared, and is still to be read over; a list says it of its items. */
function isUntouched(
  field: Field<unknown>,
  name: string,
  { prepared, values }: EditedParts,
): boolean {
  if (!prepared || field.input.type === "list") return false;
  if (readsSame(field, values[name], field.empty)) return false;
  return readsSame(field, values[name], prepared[name]);
}

/** Below a field: nothing is refused for it. */
function FieldWarnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className={styles.warnings}>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Icon name="warning" size={18} />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
}

/** The same, those that belong in a box together in one. */
function BoxedInputs({ fields, ...context }: InputsProps) {
  return groupsOf(fields, context.brought).map((group) => {
    const inputs = <Inputs key={group[0]?.[0]} fields={Object.fromEntries(group)} {...context} />;
    const [first] = group;
    if (!first || !inputOf(first[1], context.brought).isBoxed) return inputs;
    return (
      <div key={first[0]} className="admin-box admin-stack">
        {inputs}
      </div>
    );
  });
}

type Named = [name: string, field: Field<unknown>];

/** Fields that share a box, together. */
function groupsOf(fields: Fields, brought: BroughtInputs): Named[][] {
  const groups: Named[][] = [];
  for (const named of Object.entries(fields)) {
    const last = groups.at(-1);
    const isBoxed = ([, field]: Named) => inputOf(field, brought).isBoxed;
    if (last?.every(isBoxed) && isBoxed(named)) last.push(named);
    else groups.push([named]);
  }
  return groups;
}

const SITE_LINK = {
  type: "url",
  inputMode: "url",
  limit: SITE_ADDRESS_LIMIT,
  placeholder: "https://www.exemple.fr",
} as const;

function lineProps({ limit, as }: Extract<FieldInput, { type: "line" }>) {
  return as ? { limit, type: as, inputMode: as } : { limit };
}

function LineInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  return (
    <LabelledControl
      label={label}
      required={input.type === "line" && input.isRequired}
      hint={hint}
      error={editor.errors[place] ?? null}
    >
      <TextInput
        {...(input.type === "line" ? lineProps(input) : SITE_LINK)}
        value={String(editor.values[name])}
        autoComplete="off"
        data-field={place}
        onChange={({ currentTarget }) => editor.change({ [name]: currentTarget.value })}
      />
    </LabelledControl>
  );
}

function ShortTextInput({ editor, name, field: { label, hint, input } }: InputProps) {
  if (input.type !== "short-text") return null;
  const html = String(editor.values[name]);
  const errors = editor.errors[name];
  return (
    <div className={`field ${styles["short-text"]}`}>
      <span className="field-label" id={`${name}-nom`}>
        {label}
      </span>
      <RichText
        key={editor.contentKey(name)}
        tools="short"
        initialContent={html}
        onChange={(content) => editor.change({ [name]: content })}
        labelledBy={`${name}-nom`}
        describedBy={`${name}-pied`}
        invalid={errors !== undefined}
        placeholder={input.placeholder}
        name={name}
      />
      <LengthNote text={html} limit={input.limit} isHtml />
      <FieldFoot id={`${name}-pied`} hint={hint} errors={errors} />
    </div>
  );
}

function ChoiceInput({ editor, name, field: { label, input } }: InputProps) {
  if (input.type !== "choice") return null;
  const shown = shownChoice(input.choices, editor.values[name]);
  return (
    <Box id={name} title={label} data-field={name}>
      <div className={`ed-radio ${styles.choices}`} role="radiogroup" aria-labelledby={name}>
        {input.choices.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={shown === one}
              onChange={() => editor.change({ [name]: one.value })}
            />
            <span>{one.label}</span>
            <small>{one.help}</small>
          </label>
        ))}
      </div>
      <FieldFoot id={`${name}-pied`} errors={editor.errors[name]} />
    </Box>
  );
}

function SwitchInput({ editor, name, place, field: { label, hint } }: InputProps) {
  return (
    <div className={styles.switch} data-field={place}>
      <Switch
        checked={editor.values[name] === true}
        onChange={(isOn) => editor.change({ [name]: isOn })}
        help={hint}
        describedBy={`${place}-pied`}
      >
        {label}
      </Switch>
      <FieldFoot id={`${place}-pied`} errors={editor.errors[place]} />
    </div>
  );
}

function PictureInput({ kind, editor, name, field: { hint = "", input } }: InputProps) {
  // Taking up a kept copy gives a new one the id of the copy.
  const target = picturesOf(kind)
    .find((picture) => picture.name === name)
    ?.targetFor(editor.id);
  if (!target || input.type !== "picture") return null;
  const { ground } = input;
  return (
    <PictureField
      url={addressOf(editor.values[name])}
      placeholder={initialsOf(titleOf(kind, editor.values))}
      hint={hint}
      name={name}
      errors={editor.errors[name]}
      onChange={(url) => editor.change({ [name]: url })}
      target={target}
      ground={
        ground
          ? {
              value: editor.values[ground] === "dark" ? "dark" : "light",
              onChange: (chosen) => editor.change({ [ground]: chosen }),
            }
          : undefined
      }
    />
  );
}
