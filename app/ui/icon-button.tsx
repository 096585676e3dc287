import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type IconLook = { icon: IconName; label: string; iconSize?: number; onDark?: boolean };

export type IconButtonProps = IconLook & Omit<ComponentProps<"button">, "children" | "aria-label">;

/** A round button with an icon only; `label` is its name. */
export function IconButton({
  icon,
  label,
  iconSize = 22,
  onDark = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames("icon-btn", onDark && "on-dark", className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

export type IconLinkProps = IconLook &
  Omit<ComponentProps<"a">, "children" | "aria-label" | "href"> & { href: string };

/** The same as a plain link: other sites, mail, files. */
export function IconLink({
  icon,
  label,
  iconSize = 20,
  onDark = false,
  className,
  href,
  ...rest
}: IconLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      className={classNames("icon-btn", onDark && "on-dark", className)}
    >
      <Icon name={icon} size={iconSize} />
    </a>
  );
}
