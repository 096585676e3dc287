import { parseTime } from "@internationalized/date";
import { useId, useMemo, useRef } from "react";
import { Label } from "react-aria-components/Label";
import {
  TimeField as AriaTimeField,
  DateInput,
  DateSegment,
} from "react-aria-components/TimeField";
import { classNames } from "./class-names";
import { typedSegments } from "./date-field";
import { FieldFoot } from "./field-foot";
import { useFieldCheck } from "./form-session";

export type TimeFieldProps = {
  label: string;
  /** `HH:MM`; null when empty or not complete yet. */
  value: string | null;
  onChange: (time: string | null) => void;
  hint?: string | null;
  error?: readonly string[] | undefined;
  required?: boolean;
  name?: string;
};

/** A time of the day in 24 hours; an hour left alone is the full hour. */
export function TimeField({ label, value, onChange, hint, error, required, name }: TimeFieldProps) {
  const footId = useId();
  // Another object would be another time: what is half typed would be gone with each render.
  const time = useMemo(() => (value ? parseTime(value) : null), [value]);
  const field = useRef<HTMLDivElement>(null);
  const check = useFieldCheck(name, () => {
    const { hour, minute } = typedSegments(field.current);
    if (hour !== undefined && minute === undefined) onChange(`${hour.padStart(2, "0")}:00`);
    return hour === undefined && minute !== undefined ? "Complétez l’heure." : null;
  });
  const invalid = error !== undefined && error.length > 0;
  return (
    <AriaTimeField
      className="df"
      ref={field}
      value={time}
      onChange={(changed) => onChange(changed ? changed.toString().slice(0, 5) : null)}
      onBlur={check}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={invalid}
      isRequired={required}
      aria-describedby={footId}
      data-field={name}
    >
      <Label className="field-label">{label}</Label>
      <DateInput className={classNames("df-box", "df-input", invalid && "is-invalid")}>
        {(segment) => <DateSegment className="df-segment" segment={segment} />}
      </DateInput>
      <FieldFoot id={footId} hint={hint} errors={error} />
    </AriaTimeField>
  );
}
