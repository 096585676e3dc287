import { classNames } from "./class-names";

export type SpinnerSize = "sm" | "md" | "lg";
/** `inherit` takes the colour of the text around, as in a busy button. */
export type SpinnerVariant = "primary" | "white" | "inherit";

type SpinnerProps = {
  size?: SpinnerSize;
  variant?: SpinnerVariant;
  /** Read out by screen readers; null when words beside it already say so. */
  label?: string | null;
};

export function Spinner({ size = "md", variant = "primary", label = "Chargement" }: SpinnerProps) {
  return (
    <span
      className={classNames("spinner", `spinner-${size}`, `spinner-${variant}`)}
      role={label === null ? undefined : "status"}
    >
      <svg viewBox="0 0 60 36" aria-hidden="true">
        <rect className="spinner-track" x="3" y="3" width="54" height="30" rx="15" />
        <rect className="spinner-run" x="3" y="3" width="54" height="30" rx="15" pathLength="100" />
      </svg>
      {label !== null && <span className="sr-only">{label}</span>}
    </span>
  );
}

type FullPageSpinnerProps = { size?: SpinnerSize; variant?: "primary" | "white"; label?: string };

/** Stands in for a whole page while it loads; the white one brings its green ground. */
export function FullPageSpinner({ size = "lg", variant = "primary", label }: FullPageSpinnerProps) {
  return (
    <div className={classNames("spinner-page", variant === "white" && "spinner-page-dark")}>
      <Spinner size={size} variant={variant} label={label} />
    </div>
  );
}
