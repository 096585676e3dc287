import type { ReactNode } from "react";

/** Values of a form that belong together: compared, shown and chosen as one when two versions meet. */
export type RecordField<V> = {
  id: string;
  label: string;
  names: readonly (keyof V & string)[];
  show: (values: V) => ReactNode;
  /** Equal for what reads the same; the values themselves when left out. */
  key?: (values: V) => string;
};
