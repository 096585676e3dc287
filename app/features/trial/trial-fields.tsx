import { trialPath } from "~/club/trial-paths";
import type { FieldErrors } from "~/lib/field-errors";
import { Field, Select } from "~/ui/field";
import { FormField } from "~/ui/form";
import { Link } from "~/ui/link";
import { TRIAL_FIELDS, type Trial, WITH_THE_CLUB } from "./trial";

type TrialFieldsProps = { trial: Trial; errors: FieldErrors };

/** The session that somebody comes to try, above the fields of every message. */
export function TrialFields({ trial: { section, sessions }, errors }: TrialFieldsProps) {
  return (
    <>
      <p className="trial-section is-wide">
        <b>{section.name}</b> <Link to={trialPath()}>Changer de section</Link>
      </p>
      <Field label="Séance" required error={errors[TRIAL_FIELDS.when]} className="is-wide">
        <Select name={TRIAL_FIELDS.when} defaultValue="" required>
          <option value="" disabled>
            Choisir une séance
          </option>
          {sessions.map(({ title, moments }) => (
            <optgroup key={moments[0]?.value} label={title}>
              {moments.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={WITH_THE_CLUB}>Choisir avec le club</option>
        </Select>
      </Field>
      <FormField
        name={TRIAL_FIELDS.age}
        label="Âge de la personne qui vient"
        marked
        inputMode="numeric"
        autoComplete="off"
        className="is-wide"
      />
    </>
  );
}
