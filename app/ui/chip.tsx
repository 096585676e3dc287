import type { ComponentProps, ReactNode } from "react";
import type { LaneNumber } from "~/lib/lane";
import { classNames } from "./class-names";
import { laneClass } from "./lane-tag";
import { Link } from "./link";

type ChipLook = {
  /** Hue of a section's lane, null for the club's own; leave out for no mark. */
  lane?: LaneNumber | null;
  children: ReactNode;
};

function ChipDot({ lane }: { lane: LaneNumber | null }) {
  return <span className={classNames("chip-dot", laneClass(lane))} />;
}

type ChipLinkProps = ChipLook & { current?: boolean } & Omit<
    ComponentProps<typeof Link>,
    "children"
  >;

/** A filter that is an address of its own: works without scripts. */
export function ChipLink({ lane, current = false, children, className, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={current ? "true" : undefined}
      className={classNames("chip", typeof className === "string" && className)}
    >
      {lane !== undefined && <ChipDot lane={lane} />}
      {children}
    </Link>
  );
}
