import { Icon } from "./icon";

type FieldFootProps = {
  id: string;
  hint?: string | null | undefined;
  errors?: readonly string[] | undefined;
};

/** Hint and errors below a control; give its id to the control's `aria-describedby`. */
export function FieldFoot({ id, hint, errors = [] }: FieldFootProps) {
  return (
    <div id={id}>
      {hint && <p className="field-hint">{hint}</p>}
      {errors.map((message) => (
        <p className="field-error" key={message}>
          <Icon name="warning" size={18} />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}
