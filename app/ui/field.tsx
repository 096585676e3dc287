import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type FocusEventHandler,
  type FormEventHandler,
  type InputEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import { withoutUnseen } from "~/lib/storable-text";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { LengthNote, nearTo } from "./length-note";

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
          <span>{message}</span>
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

type Limited = {
  /** Most characters that the site takes; nothing is cut, what is typed beyond is said below the field. */
  limit?: number;
};

type TextInputProps = Omit<ComponentProps<"input">, "maxLength"> & Limited;

export function TextInput({ className, limit, ...rest }: TextInputProps) {
  const { control, text } = useTyped(rest, limit);
  return (
    <>
      <input
        {...useFieldControl()}
        {...rest}
        {...control}
        onInputCapture={rest.type === "email" ? dropUnseen : undefined}
        className={classNames("input", className)}
      />
      {limit !== undefined && <LengthNote text={text} limit={limit} />}
    </>
  );
}

/** Browsers refuse an e-mail address for marks that telephones copy along with it and nobody sees. */
function dropUnseen({ currentTarget: field }: InputEvent<HTMLInputElement>) {
  const seen = withoutUnseen(field.value);
  if (seen !== field.value) field.value = seen;
}

type TextareaProps = Omit<ComponentProps<"textarea">, "maxLength"> & Limited;

export function Textarea({ className, limit, ...rest }: TextareaProps) {
  const { control, text } = useTyped(rest, limit);
  return (
    <>
      <textarea
        {...useFieldControl()}
        {...rest}
        {...control}
        className={classNames("input", className)}
      />
      {limit !== undefined && <LengthNote text={text} limit={limit} />}
    </>
  );
}

type Typed<Control> = {
  value?: unknown;
  defaultValue?: unknown;
  onInput?: FormEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control> | undefined;
};

/** What a field with a limit holds, as far as it is long enough to matter, whoever keeps it. */
function useTyped<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { value, defaultValue, onInput, onBlur }: Typed<Control>,
  limit: number | undefined,
) {
  const [typed, setTyped] = useState(() => String(defaultValue ?? ""));
  if (limit === undefined) return { control: {}, text: "" };
  // A short text is as good as none: no key of it has to draw anything anew.
  const read = ({ value: now }: Control) => setTyped(nearTo(now, limit) ? now : "");
  const control = {
    onInput: (event: InputEvent<Control>) => {
      read(event.currentTarget);
      onInput?.(event);
    },
    // What was typed before the page was hydrated is heard of when the field is left.
    onBlur: (event: FocusEvent<Control>) => {
      read(event.currentTarget);
      onBlur?.(event);
    },
  };
  return { control, text: value === undefined ? typed : String(value) };
}

type SearchInputProps = Omit<ComponentProps<"input">, "maxLength"> & {
  /** A search goes no further, and its field says so. */
  limit: number;
};

/** The field of a search: an address holds only so much, and a note says where it ends. */
export function SearchInput({ className, limit, ...rest }: SearchInputProps) {
  const { control, text } = useTyped<HTMLInputElement>(rest, limit);
  return (
    <>
      <input
        {...useFieldControl()}
        {...rest}
        {...control}
        maxLength={limit}
        className={className}
      />
      <span className="search-full" role="status">
        {text.length >= limit ? `Une recherche compte ${limit}\u00a0caractères au plus.` : null}
      </span>
    </>
  );
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="select">
      <select {...useFieldControl()} {...rest} className={classNames("input", className)} />
      <Icon name="chevron-down" />
    </span>
  );
}
