import type { TrashKind } from "./trash-kinds";

/** Something in the trash as its screen shows it. */
export type TrashItem = {
  kind: TrashKind;
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  deletedAt: string;
  /** Null when the account is gone or it was the site itself. */
  deletedByName: string | null;
  /** Started days until it goes for good; 0 when it is due. */
  daysLeft: number;
};

/** How much of each kind is in the trash. */
export type TrashCounts = Record<TrashKind, number>;
