import type { ReactNode } from "react";
import type { RecordEditor, RecordValues } from "~/editing/record-editor";
import { initialsOf } from "~/lib/person-name";
import { SITE_ADDRESS_LIMIT } from "~/lib/web-address";
import { Box } from "~/ui/box";
import { Field as LabelledControl, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { LengthNote } from "~/ui/length-note";
import { PictureField } from "~/ui/pictures/picture-field";
import { RichText } from "~/ui/rich-text/rich-text";
import { Switch } from "~/ui/switch";
import type { Field, FieldInput } from "./fields";
import styles from "./inputs.module.css";
import { type AnyKind, addressOf, pictureOf, titleOf } from "./kind";
import { shownChoice } from "./shown-values";

export type InputProps = {
  kind: AnyKind;
  editor: RecordEditor<RecordValues>;
  name: string;
  field: Field<unknown>;
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

type RecordInputsProps = Pick<InputProps, "kind" | "editor" | "now"> & { brought?: BroughtInputs };

/** The fields of a record, in the order of its description. */
export function RecordInputs({ kind, editor, now, brought = {} }: RecordInputsProps) {
  return groupsOf(kind, brought).map((group) => {
    const inputs = group.map(([name, field]) => {
      const { Input } = inputOf(field, brought);
      return <Input key={name} kind={kind} editor={editor} name={name} field={field} now={now} />;
    });
    const [first] = group;
    if (!first || !inputOf(first[1], brought).isBoxed) return inputs;
    return (
      <div key={first[0]} className="admin-box admin-stack">
        {inputs}
      </div>
    );
  });
}

type Named = [name: string, field: Field<unknown>];

/** Fields that share a box, together. */
function groupsOf({ fields }: AnyKind, brought: BroughtInputs): Named[][] {
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

function LineInput({ editor, name, field: { label, hint, input } }: InputProps) {
  return (
    <LabelledControl
      label={label}
      required={input.type === "line" && input.isRequired}
      hint={hint}
      error={editor.errors[name] ?? null}
    >
      <TextInput
        {...(input.type === "line" ? { limit: input.limit } : SITE_LINK)}
        value={String(editor.values[name])}
        autoComplete="off"
        data-field={name}
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

function SwitchInput({ editor, name, field: { label, hint } }: InputProps) {
  return (
    <div className={styles.switch} data-field={name}>
      <Switch
        checked={editor.values[name] === true}
        onChange={(isOn) => editor.change({ [name]: isOn })}
        help={hint}
        describedBy={`${name}-pied`}
      >
        {label}
      </Switch>
      <FieldFoot id={`${name}-pied`} errors={editor.errors[name]} />
    </div>
  );
}

function PictureInput({ kind, editor, name, field: { hint = "" } }: InputProps) {
  // Taking up a kept copy gives a new one the id of the copy.
  const target = pictureOf(kind)?.targetFor(editor.id);
  if (!target) return null;
  return (
    <PictureField
      url={addressOf(editor.values[name]) ?? undefined}
      placeholder={initialsOf(titleOf(kind, editor.values))}
      hint={hint}
      name={name}
      errors={editor.errors[name]}
      onChange={(url) => editor.change({ [name]: url ?? null })}
      target={target}
    />
  );
}
