import { type ReactNode, useId } from "react";
import { FieldFoot } from "~/ui/field-foot";

type ConsentBoxProps = {
  checked: boolean;
  errors: readonly string[] | undefined;
  onChange: (checked: boolean) => void;
  /** What it is about. */
  children: ReactNode;
};

/** The agreement without which a photo is not shown (product.md, `/admin/gallery`). */
export function ConsentBox({ checked, errors, onChange, children }: ConsentBoxProps) {
  const id = useId();
  return (
    <div className="ag-consent">
      <label className="ad-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          data-field="hasConsent"
          aria-describedby={`${id}-pied`}
          aria-invalid={errors ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>Les personnes reconnaissables ont donné leur accord</span>
      </label>
      <div id={`${id}-pied`}>
        <p className="field-hint">{children}</p>
        <FieldFoot id={`${id}-erreurs`} errors={errors} />
      </div>
    </div>
  );
}
