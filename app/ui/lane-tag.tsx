import type { ReactNode } from "react";
import type { LaneNumber } from "~/lib/lane";
import { classNames } from "./class-names";

/** The class that sets `--lane-hue`; null is the club's own life, which has no lane. */
export function laneClass(lane: LaneNumber | null): string {
  return lane === null ? "lane-club" : `lane-${lane}`;
}

/** Label of a section: a mark in the hue of its lane, and its name. */
export function LaneTag({ lane, children }: { lane: LaneNumber | null; children: ReactNode }) {
  return <span className={classNames("tag", laneClass(lane))}>{children}</span>;
}
