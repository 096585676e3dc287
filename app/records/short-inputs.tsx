import { typedNumber } from "~/lib/typed-number";
import { DateField } from "~/ui/date-field";
import { Field as LabelledControl, Select, Textarea, TextInput } from "~/ui/field";
import type { InputKind, InputProps } from "./inputs";
import styles from "./short-inputs.module.css";

const boxed = (Input: InputKind["Input"]): InputKind => ({ Input, isBoxed: true });

/** Inputs of the club's content, for the screens that have such fields. */
export const SHORT_INPUTS = {
  number: boxed(NumberInput),
  lines: boxed(LinesInput),
  day: boxed(DayInput),
  "one-of": boxed(OneOfInput),
};

/** What is typed stays as it is, be it no number: the answer to a save says what is wrong. */
function NumberInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  if (input.type !== "number") return null;
  const value = editor.values[name];
  const typed = typeof value === "number" ? typedNumber(value) : String(value ?? "");
  return (
    <LabelledControl
      label={
        <>
          {label}
          {input.unit === "€" && <span className="sr-only"> (en euros)</span>}
        </>
      }
      required={input.isRequired}
      hint={hint}
      error={editor.errors[place] ?? null}
    >
      <span className={styles.number}>
        <TextInput
          inputMode="decimal"
          value={typed}
          autoComplete="off"
          data-field={place}
          onChange={({ currentTarget }) => {
            const { value: text } = currentTarget;
            editor.change({ [name]: text === "" ? null : text });
          }}
        />
        {input.unit && <span aria-hidden="true">{input.unit}</span>}
      </span>
    </LabelledControl>
  );
}

function LinesInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  if (input.type !== "lines") return null;
  const lines = editor.values[name] as string[];
  return (
    <LabelledControl
      label={label}
      hint={hint ?? "Un par ligne."}
      error={editor.errors[place] ?? null}
    >
      <Textarea
        rows={Math.max(input.rows, lines.length)}
        value={lines.join("\n")}
        data-field={place}
        onChange={({ currentTarget }) => {
          const { value: text } = currentTarget;
          editor.change({ [name]: text === "" ? [] : text.split("\n") });
        }}
      />
    </LabelledControl>
  );
}

function DayInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  return (
    <DateField
      label={label}
      hint={hint ?? null}
      name={place}
      required={input.type === "day" && input.isRequired}
      value={editor.values[name] as string | null}
      error={editor.errors[place]}
      onChange={(day) => editor.change({ [name]: day })}
    />
  );
}

function OneOfInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  if (input.type !== "one-of") return null;
  return (
    <LabelledControl label={label} hint={hint} error={editor.errors[place] ?? null}>
      <Select
        value={String(editor.values[name])}
        data-field={place}
        onChange={({ currentTarget }) => editor.change({ [name]: currentTarget.value })}
      >
        {!input.choices.some(({ value }) => value === editor.values[name]) && (
          <option value={String(editor.values[name])}>À choisir</option>
        )}
        {input.choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </LabelledControl>
  );
}
