import { classNames } from "~/ui/class-names";
import { Icon, type IconName } from "~/ui/icon";
import type { Change } from "../visit-change";

const ICONS: Readonly<Record<Change["direction"], IconName | null>> = {
  up: "chevron-up",
  down: "chevron-down",
  same: null,
  new: "plus",
};

/** How a figure moved since the period before. */
export function Trend({ change }: { change: Change }) {
  const icon = ICONS[change.direction];
  return (
    <p className={classNames("vs-trend", `is-${change.direction}`)}>
      {icon && <Icon name={icon} size={18} />}
      {change.words}
    </p>
  );
}
