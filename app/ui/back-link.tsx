import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon";

/** Over the heading of a screen: the way back to the one above it, on a phone too. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="mt-more" to={to}>
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
