import { ICON_SHAPES, type IconName } from "./icon-shapes";

export type { IconName } from "./icon-shapes";

type IconProps = {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
};

/** Always beside words or inside a control that has a name: it is hidden from assistive technology. */
export function Icon({ name, size = 20, className = "" }: IconProps) {
  return (
    <svg
      className={`icon ${className}`.trimEnd()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {ICON_SHAPES[name]}
    </svg>
  );
}
