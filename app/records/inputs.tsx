import type { ReactNode } from "react";
import { initialsOf } from "~/lib/initials";
import { NAME_LIMIT } from "~/lib/line-schema";
import { SITE_ADDRESS_LIMIT } from "~/lib/site-address";
import { Field as LabelledControl, TextInput } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { PictureField } from "~/ui/pictures/picture-field";
import type { RecordField } from "./conflict";
import type { RecordEditor, RecordValues } from "./editor";
import type { Field, FieldInput } from "./fields";
import { type AnyKind, addressOf, titleOf } from "./kind";

type InputProps = {
  kind: AnyKind;
  editor: RecordEditor<RecordValues>;
  name: string;
  field: Field<unknown>;
};

type InputKind = {
  Input: (props: InputProps) => ReactNode;
  /** Whether it shares a box with those before and after it; others bring their own. */
  isBoxed: boolean;
};

/** How each sort of field is typed in. */
const INPUTS: Record<FieldInput["type"], InputKind> = {
  line: { Input: LineInput, isBoxed: true },
  "site-link": { Input: LineInput, isBoxed: true },
  picture: { Input: PictureInput, isBoxed: false },
};

/** The fields of a record, in the order of its description. */
export function RecordInputs({ kind, editor }: Pick<InputProps, "kind" | "editor">) {
  return groupsOf(kind).map((group) => {
    const inputs = group.map(([name, field]) => {
      const { Input } = INPUTS[field.input.type];
      return <Input key={name} {...{ kind, editor, name, field }} />;
    });
    const [first] = group;
    if (!first || !INPUTS[first[1].input.type].isBoxed) return inputs;
    return (
      <div key={first[0]} className="admin-box admin-stack">
        {inputs}
      </div>
    );
  });
}

type Named = [name: string, field: Field<unknown>];

/** Fields that share a box, together. */
function groupsOf({ fields }: AnyKind): Named[][] {
  const groups: Named[][] = [];
  for (const named of Object.entries(fields)) {
    const last = groups.at(-1);
    const isBoxed = ([, { input }]: Named) => INPUTS[input.type].isBoxed;
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
        {...(input.type === "site-link" ? SITE_LINK : { limit: NAME_LIMIT })}
        value={String(editor.values[name])}
        autoComplete="off"
        data-field={name}
        onChange={({ currentTarget }) => editor.change({ [name]: currentTarget.value })}
      />
    </LabelledControl>
  );
}

function PictureInput({ kind, editor, name, field: { input, hint = "" } }: InputProps) {
  if (input.type !== "picture") return null;
  return (
    <PictureField
      look={input.look}
      url={addressOf(editor.values[name]) ?? undefined}
      placeholder={initialsOf(titleOf(kind, editor.values))}
      hint={hint}
      name={name}
      errors={editor.errors[name]}
      onChange={(url) => editor.change({ [name]: url ?? null })}
      // Taking up a kept copy gives a new one the id of the copy.
      target={{ kind: input.target, id: editor.id }}
    />
  );
}

/** How two versions of a record are told apart. */
export function comparedFields(kind: AnyKind): RecordField<RecordValues>[] {
  return Object.entries(kind.fields).map(([name, field]) => ({
    id: name,
    label: field.shortLabel ?? field.label,
    names: [name],
    show: (values) => shownValue(kind, field, values, name),
  }));
}

function shownValue(
  kind: AnyKind,
  { input, label, none }: Field<unknown>,
  values: RecordValues,
  name: string,
): ReactNode {
  const value = values[name];
  if (value === null || value === "") return none;
  if (input.type !== "picture") return String(value);
  const alt = `${label}\u00a0: ${titleOf(kind, values)}`;
  return (
    <span className={`al-${input.look}`}>
      <Picture src={addressOf(value)} alt={alt} sizes="20rem" widths={[320]} />
    </span>
  );
}
