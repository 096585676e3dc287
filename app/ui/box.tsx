import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names";

type BoxProps = {
  /** Of the heading, which names the box; a box without is no landmark. */
  id?: string;
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  className?: string;
  /** Of one that takes the focus by script. */
  ref?: Ref<HTMLElement>;
  /** Name of the form's field, to bring the first error into focus. */
  "data-field"?: string;
  children: ReactNode;
};

/** A part of a screen of the administrator area under a heading of its own. */
export function Box({ id, title, action, className, ref, children, ...props }: BoxProps) {
  return (
    <section
      className={classNames("admin-box", className)}
      aria-labelledby={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      {...props}
    >
      <div className="ad-box-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
