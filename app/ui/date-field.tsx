import { parseDate } from "@internationalized/date";
import { useId, useMemo, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { DateInput, DatePicker, DateSegment } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { classNames } from "./class-names";
import { FieldFoot } from "./field-foot";
import { useFieldCheck } from "./form-session";
import { Icon } from "./icon";

export type DateFieldProps = {
  label: string;
  /** Day written `YYYY-MM-DD`; null when empty or not complete yet. */
  value: string | null;
  onChange: (day: string | null) => void;
  hint?: string | null;
  error?: readonly string[] | undefined;
  required?: boolean;
  /** Marks the control for focus on the first error. */
  name?: string;
};

/** While a year is being typed it goes through 2, 20 and 202, which nobody means. */
function isMeant(day: string): boolean {
  return day >= "1900-01-01" && day <= "2199-12-31";
}

/** What the field shows follows the typing; what it tells is a day that is meant, or null. */
function useTypedDay(value: string | null, onChange: DateFieldProps["onChange"]) {
  const [typed, setTyped] = useState({ shown: value, told: value });
  const shown = typed.told === value ? typed.shown : value;
  const change = (day: string | null) => {
    const told = day !== null && isMeant(day) ? day : null;
    setTyped({ shown: day, told });
    onChange(told);
  };
  return { shown, change };
}

/** What stands in the parts of a date or a time, by their type; a part left empty is missing. */
export function typedSegments(field: HTMLElement | null): Partial<Record<string, string>> {
  const segments =
    field?.querySelectorAll<HTMLElement>("[data-type]:not([data-type=literal])") ?? [];
  const typed = [...segments].filter((segment) => !("placeholder" in segment.dataset));
  return Object.fromEntries(typed.map(({ dataset, textContent }) => [dataset.type, textContent]));
}

const PARTS_OF_DATE = 3;

/** A day, typed part by part or picked in a calendar that starts on Monday. */
export function DateField({ label, value, onChange, hint, error, required, name }: DateFieldProps) {
  const footId = useId();
  const invalid = error !== undefined && error.length > 0;
  const { shown, change } = useTypedDay(value, onChange);
  // Another object would be another day: what is half typed would be gone with each render.
  const day = useMemo(() => (shown ? parseDate(shown) : null), [shown]);
  const field = useRef<HTMLDivElement>(null);
  const check = useFieldCheck(name, () => {
    const typed = Object.keys(typedSegments(field.current)).length;
    if (typed > 0 && typed < PARTS_OF_DATE) return "Complétez la date.";
    return shown !== null && !isMeant(shown) ? "Écrivez l’année en quatre chiffres." : null;
  });
  return (
    <DatePicker
      className="df"
      ref={field}
      value={day}
      onChange={(changed) => change(changed?.toString() ?? null)}
      onBlur={check}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={invalid}
      isRequired={required}
      aria-describedby={footId}
      data-field={name}
    >
      <Label className="field-label">{label}</Label>
      <Group className={classNames("df-box", invalid && "is-invalid")}>
        <DateInput className="df-input">
          {(segment) => <DateSegment className="df-segment" segment={segment} />}
        </DateInput>
        <Button className="icon-btn">
          <Icon name="calendar" size={20} />
        </Button>
      </Group>
      <FieldFoot id={footId} hint={hint} errors={error} />
      <Popover className="ad-popover">
        <Dialog className="df-calendar" aria-label={label}>
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function MonthCalendar() {
  return (
    <Calendar>
      <header>
        <Button slot="previous" className="icon-btn">
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading />
        <Button slot="next" className="icon-btn">
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        {(day) => <CalendarCell date={day} className="df-day" />}
      </CalendarGrid>
    </Calendar>
  );
}
