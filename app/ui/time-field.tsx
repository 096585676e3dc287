import { parseTime } from "@internationalized/date";
import { useId } from "react";
import { Label } from "react-aria-components/Label";
import {
  TimeField as AriaTimeField,
  DateInput,
  DateSegment,
} from "react-aria-components/TimeField";
import { classNames } from "./class-names";
import { FieldFoot } from "./field-foot";

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

/** A time of the day in 24 hours. */
export function TimeField({ label, value, onChange, hint, error, required, name }: TimeFieldProps) {
  const footId = useId();
  const invalid = error !== undefined && error.length > 0;
  return (
    <AriaTimeField
      className="df"
      value={value ? parseTime(value) : null}
      onChange={(time) => onChange(time ? time.toString().slice(0, 5) : null)}
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
