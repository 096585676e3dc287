import type { ReactNode } from "react";
import { classNames } from "./class-names";

type PlaceholderProps = { alt?: string; className?: string; children?: ReactNode };

const RINGS = [852, 760, 668, 576, 484, 392, 300];

/** Stands where a picture is missing: lanes of the track, and the initials it is given. */
export function Placeholder({ alt = "", className, children }: PlaceholderProps) {
  const meaning = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span className={classNames("placeholder", className)} {...meaning}>
      <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {RINGS.map((rx) => (
          <ellipse key={rx} cx="1010" cy="860" rx={rx} ry={Math.round(rx * 0.93) - 26} />
        ))}
      </svg>
      {children && <span className="placeholder-text">{children}</span>}
    </span>
  );
}
