import { createContext, useContext } from "react";
import { ICON_SHAPES, type IconName } from "./icon-shapes";

export type { IconName } from "./icon-shapes";

/** The drawings at hand: those of public pages, unless a layout has more (routes/admin/layout.tsx). */
export const IconShapes = createContext<Partial<Record<IconName, string>>>(ICON_SHAPES);

type IconProps = {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
};

/**
 * Always beside words or inside a control that has a name: it is hidden from assistive technology.
 * How it is drawn is said once, in styles/base.css, and its shapes are no elements of React's: a page
 * shows dozens of them.
 */
export function Icon({ name, size = 20, className = "" }: IconProps) {
  const shapes = useContext(IconShapes);
  return (
    <svg
      className={`icon ${className}`.trimEnd()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes[name] ?? "" }}
    />
  );
}
