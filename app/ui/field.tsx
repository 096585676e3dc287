import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type FieldContextValue = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldContextValue | null>(null);

export type FieldProps = {
  label: ReactNode;
  /** Adds the asterisk, and `required` to the control inside. */
  required?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to put it right; several are shown one below the other. */
  error?: string | readonly string[] | null;
  /** Id of the control; made up when left out. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, control, hint, error beneath; ties them together for assistive technology. */
export function Field({
  label,
  required = false,
  hint,
  error,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const errors = typeof error === "string" ? [error] : (error ?? []);
  const invalid = errors.length > 0;
  const describedBy = classNames(hint ? `${fieldId}-hint` : null, invalid && `${fieldId}-error`);
  return (
    <FieldContext value={{ id: fieldId, describedBy: describedBy || undefined, invalid, required }}>
      <div className={classNames("field", className)}>
        <label className="field-label" htmlFor={fieldId}>
          {label}
          {required && (
            <span className="field-required" aria-hidden="true">
              {"\u00a0*"}
            </span>
          )}
        </label>
        {children}
        {hint && (
          <p className="field-hint" id={`${fieldId}-hint`}>
            {hint}
          </p>
        )}
        {invalid && <FieldErrors id={`${fieldId}-error`} errors={errors} />}
      </div>
    </FieldContext>
  );
}

function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div id={id}>
      {errors.map((message) => (
        <p className="field-error" key={message}>
          <Icon name="warning" size={18} />
          {message}
        </p>
      ))}
    </div>
  );
}

/** What a control inside a `Field` must carry; for controls other than the three below. */
function useFieldControl() {
  const field = useContext(FieldContext);
  return {
    id: field?.id,
    required: field?.required || undefined,
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
  };
}

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} {...rest} className={classNames("input", className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useFieldControl()} {...rest} className={classNames("input", className)} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="select">
      <select {...useFieldControl()} {...rest} className={classNames("input", className)} />
      <Icon name="chevron-down" />
    </span>
  );
}
