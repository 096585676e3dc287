import { useEffect, useRef, useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { MAX_QUANTITY } from "./basket.types";

type QuantityFieldProps = {
  id: string;
  /** Of whom, for readers who do not see what it stands beside. */
  label: string;
  /** As it is known outside; what is typed stays in the field. */
  value: number;
  /** The buttons go no further; typing may. */
  max?: number;
  /** Whatever was typed, as a number: it may be none (`NaN`). */
  onChange: (quantity: number) => void;
  isInvalid?: boolean;
  describedBy?: string | undefined;
};

/** A number of pieces, by two buttons or typed. Uncontrolled: what is typed before hydration stays. */
export function QuantityField({ value, max = MAX_QUANTITY, ...field }: QuantityFieldProps) {
  const { input, first } = useTypedNumber(value);
  const step = (by: number) => {
    const typed = Number(input.current?.value);
    const next = Number.isFinite(typed) ? Math.trunc(typed) + by : value;
    field.onChange(Math.max(1, Math.min(max, next)));
  };
  return (
    <div className="quantity">
      <IconButton
        icon="minus"
        iconSize={18}
        label={`Un de moins, ${field.label}`}
        aria-disabled={value <= 1 || undefined}
        onClick={() => value > 1 && step(-1)}
      />
      <input
        {...NUMBER}
        ref={input}
        id={field.id}
        defaultValue={first}
        aria-label={`Quantité, ${field.label}`}
        aria-invalid={field.isInvalid || undefined}
        aria-describedby={field.describedBy}
        onChange={(event) => field.onChange(event.currentTarget.valueAsNumber)}
      />
      <IconButton
        icon="plus"
        iconSize={18}
        label={`Un de plus, ${field.label}`}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && step(1)}
      />
    </div>
  );
}

const NUMBER = {
  className: "input",
  type: "number",
  name: "quantity",
  inputMode: "numeric",
  min: 1,
  max: MAX_QUANTITY,
  step: 1,
  autoComplete: "off",
} as const;

/** An input that is told the number when it changes elsewhere: by a button, in another tab. */
function useTypedNumber(value: number) {
  const input = useRef<HTMLInputElement>(null);
  // A default that changed would be written over what is typed.
  const [first] = useState(value);
  const shown = useRef(value);
  useEffect(() => {
    if (Object.is(shown.current, value)) return;
    shown.current = value;
    if (!input.current || !Number.isFinite(value)) return;
    if (Number(input.current.value) !== value) input.current.value = String(value);
  }, [value]);
  return { input, first };
}
