import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type SectionHeadingProps = {
  /** For `aria-labelledby` on the section. */
  id?: string;
  children: ReactNode;
  size?: "d2" | "d3";
  /** Where to see more. */
  link?: { to: string; label: string };
};

/** Title, three painted lanes, link. */
export function SectionHeading({ id, children, size = "d2", link }: SectionHeadingProps) {
  return (
    <div className="section-head">
      <h2 className={size} id={id}>
        {children}
      </h2>
      <span className="lane-rule" />
      {link && <MoreLink to={link.to}>{link.label}</MoreLink>}
    </div>
  );
}

/** A quiet link with an arrow. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more-link" to={to}>
      {children}
      <Icon name="arrow-right" />
    </Link>
  );
}
