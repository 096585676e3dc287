import type { ReactNode } from "react";

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** A line below the label. */
  help?: string | undefined;
  /** The id of what is said about it, an error above all. */
  describedBy?: string | undefined;
};

/** On or off, with the words that say what. */
export function Switch({ checked, onChange, children, help, describedBy }: SwitchProps) {
  return (
    <label className="ad-switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {children}
        {help && <small>{help}</small>}
      </span>
    </label>
  );
}
