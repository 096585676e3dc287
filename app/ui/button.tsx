import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";
import { Spinner } from "./spinner";

/** One `action` per view; `accent` is the main action on green, `danger` deletes. */
export type ButtonVariant = "action" | "accent" | "line" | "soft" | "danger";

type ButtonLook = {
  variant?: ButtonVariant;
  size?: "md" | "sm";
  /** Takes the whole width. */
  block?: boolean;
  /** For `line` on a green ground. */
  onDark?: boolean;
  icon?: IconName;
  /** An arrow after the label, that moves on hover. */
  arrow?: boolean;
};

function buttonClass(look: ButtonLook, className: string | undefined): string {
  return classNames(
    "btn",
    `btn-${look.variant ?? "action"}`,
    look.size === "sm" && "btn-sm",
    look.block && "btn-block",
    look.onDark && "on-dark",
    className,
  );
}

function ButtonContent({ look, children }: { look: ButtonLook; children: ReactNode }) {
  return (
    <>
      {look.icon && <Icon name={look.icon} size={look.size === "sm" ? 18 : 20} />}
      <ButtonLabel>{children}</ButtonLabel>
      {look.arrow && <Icon name="arrow-right" className="icon-go" />}
    </>
  );
}

/**
 * Words beside something that comes and goes have an element of their own, here and wherever they
 * change: a browser that translates the page puts its own elements in the place of bare text, which
 * React then can neither change nor take away.
 */
function ButtonLabel({ children }: { children: ReactNode }) {
  return <span className="btn-label">{children}</span>;
}

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Shows the oval spinner with `busyLabel` and refuses clicks; the focus stays on it. */
    busy?: boolean;
    busyLabel?: string | undefined;
  };

export function Button({ busy = false, busyLabel, children, className, ...props }: ButtonProps) {
  const { variant, size, block, onDark, icon, arrow, type = "button", ...rest } = props;
  const look = { variant, size, block, onDark, icon, arrow };
  const isBusy = busy || undefined;
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: a browser takes the focus from what is, and the keyboard would start anew.
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={busy ? refuseClick : rest.onClick}
      className={buttonClass(look, className)}
    >
      {busy ? (
        <>
          <Spinner size="sm" variant="inherit" label={null} />
          <ButtonLabel>{busyLabel ?? children}</ButtonLabel>
        </>
      ) : (
        <ButtonContent look={look}>{children}</ButtonContent>
      )}
    </button>
  );
}

/** Of a submit button, the form that Enter would send too. */
function refuseClick(event: MouseEvent): void {
  event.preventDefault();
}

export type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>;

/** A link that looks like a button; `reloadDocument` for what is no page of the router (files, feeds). */
export function LinkButton({ className, children, ...props }: LinkButtonProps) {
  const { variant, size, block, onDark, icon, arrow, ...rest } = props;
  const look = { variant, size, block, onDark, icon, arrow };
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      <ButtonContent look={look}>{children}</ButtonContent>
    </Link>
  );
}
