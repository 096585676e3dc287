import { useId } from "react";
import { Field, Textarea } from "~/ui/field";

/** Said wherever a picture is added or published without a description. */
export const ALT_MESSAGE =
  "Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0».";

/** Longest description of a picture, in characters as a reader counts them. */
export const ALT_LIMIT = 300;

type AltFieldsProps = {
  alt: string;
  isDecorative: boolean;
  onChange: (change: { alt?: string; isDecorative?: boolean }) => void;
  errors?: readonly string[] | undefined;
  /** Name of the form's field, to bring the first error into focus. */
  name: string;
};

/** What a picture shows, in a sentence, or that it shows nothing one needs to know. */
export function AltFields({ alt, isDecorative, onChange, errors, name }: AltFieldsProps) {
  const checkId = useId();
  return (
    <>
      <Field
        label="Décrivez l’image en une phrase"
        hint="Lue à voix haute aux personnes qui ne voient pas l’image."
        error={errors}
      >
        <Textarea
          className="ed-alt"
          rows={2}
          value={alt}
          limit={ALT_LIMIT}
          disabled={isDecorative}
          data-field={name}
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
      </Field>
      <label className="ad-check" htmlFor={checkId}>
        <input
          id={checkId}
          type="checkbox"
          checked={isDecorative}
          onChange={(event) => onChange({ isDecorative: event.currentTarget.checked })}
        />
        Image décorative
      </label>
    </>
  );
}
