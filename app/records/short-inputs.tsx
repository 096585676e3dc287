import { heldNumber, numberText } from "~/lib/typed-number";
import { classNames } from "~/ui/class-names";
import { DateField } from "~/ui/date-field";
import { Field as LabelledControl, Select, Textarea, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { TimeField } from "~/ui/time-field";
import type { ShortChoice } from "./fields";
import type { InputKind, InputProps } from "./inputs";
import styles from "./short-inputs.module.css";

const boxed = (Input: InputKind["Input"]): InputKind => ({ Input, isBoxed: true });

/** Inputs of the club's content, for the screens that have such fields. */
export const SHORT_INPUTS = {
  number: boxed(NumberInput),
  paragraphs: boxed(ParagraphsInput),
  lines: boxed(LinesInput),
  day: boxed(DayInput),
  time: boxed(TimeInput),
  "one-of": boxed(OneOfInput),
  "some-of": boxed(SomeOfInput),
};

/** The typed text stays as it is, be it no number: the answer to a save says what is wrong. */
function NumberInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  if (input.type !== "number") return null;
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
          value={numberText(editor.values[name])}
          autoComplete="off"
          data-field={place}
          onChange={({ currentTarget }) =>
            editor.change({ [name]: heldNumber(currentTarget.value) })
          }
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

function ParagraphsInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  if (input.type !== "paragraphs") return null;
  return (
    <LabelledControl
      label={label}
      hint={hint}
      required={input.isRequired}
      error={editor.errors[place] ?? null}
    >
      <Textarea
        rows={input.rows}
        limit={input.limit}
        value={String(editor.values[name])}
        data-field={place}
        onChange={({ currentTarget }) => editor.change({ [name]: currentTarget.value })}
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

function TimeInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  return (
    <TimeField
      label={label}
      hint={hint ?? null}
      name={place}
      required={input.type === "time" && input.isRequired}
      value={editor.values[name] as string | null}
      error={editor.errors[place]}
      onChange={(time) => editor.change({ [name]: time })}
    />
  );
}

/** A box to tick for each; what is ticked last comes last. */
function SomeOfInput({ editor, name, place, field: { label, hint, input } }: InputProps) {
  if (input.type !== "some-of") return null;
  const chosen = editor.values[name] as string[];
  const toggle = (word: string) => {
    const others = chosen.filter((one) => one !== word);
    editor.change({ [name]: chosen.includes(word) ? others : [...chosen, word] });
  };
  return (
    <fieldset className={styles.row} data-field={place} aria-describedby={`${place}-pied`}>
      <legend className="field-label">{label}</legend>
      {input.choices.map(({ value, label: words }) => (
        <label className="ad-check" key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{words}</span>
        </label>
      ))}
      <FieldFoot id={`${place}-pied`} hint={hint} errors={editor.errors[place]} />
    </fieldset>
  );
}

function OneOfInput(props: InputProps) {
  const { editor, name, place, field } = props;
  const { label, hint, input } = field;
  if (input.type !== "one-of") return null;
  if (input.isRow) return <OneOfRow {...props} choices={input.choices} />;
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

type OneOfRowProps = InputProps & { choices: readonly ShortChoice[] };

/** The seven days fit beside each other on a phone. */
const IN_ONE_ROW = 7;

/** All choices at a glance, one press each. */
function OneOfRow({ editor, name, place, field, choices }: OneOfRowProps) {
  const errors = editor.errors[place];
  return (
    <fieldset className={styles.row} data-field={place} aria-describedby={`${place}-pied`}>
      <legend className="field-label">{field.label}</legend>
      <div className={classNames(styles.choices, choices.length > IN_ONE_ROW && styles.many)}>
        {choices.map(({ value, label, short }) => (
          <label key={value}>
            <input
              type="radio"
              className="sr-only"
              name={place}
              value={value}
              checked={editor.values[name] === value}
              onChange={() => editor.change({ [name]: value })}
            />
            <span className="sr-only">{short && label}</span>
            <span aria-hidden={short !== undefined}>{short ?? label}</span>
          </label>
        ))}
      </div>
      <FieldFoot id={`${place}-pied`} hint={field.hint} errors={errors} />
    </fieldset>
  );
}
