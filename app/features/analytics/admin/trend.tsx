import { frenchNumber } from "~/lib/french-numbers";
import { classNames } from "~/ui/class-names";
import { Icon, type IconName } from "~/ui/icon";

type Change = { direction: "up" | "down" | "same" | "new"; words: string };

/** From three times as much on, a percentage says less than a multiple. */
const TIMES = 3;

/** How a count stands beside that of the period before; null when there was nothing in either. */
export function changeOf(now: number, before: number, beforeName: string): Change | null {
  if (now === 0 && before === 0) return null;
  if (before === 0) return { direction: "new", words: `nouveau\u00a0: rien ${beforeName}` };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return { direction: "same", words: `comme ${beforeName}` };
  if (now / before >= TIMES) {
    const times = frenchNumber(Math.round(now / before));
    return { direction: "up", words: `${times}\u00a0fois plus que ${beforeName}` };
  }
  const size = `${frenchNumber(Math.abs(percent))}\u00a0%`;
  return percent > 0
    ? { direction: "up", words: `${size} de plus que ${beforeName}` }
    : { direction: "down", words: `${size} de moins que ${beforeName}` };
}

const ICONS: Readonly<Record<Change["direction"], IconName | null>> = {
  up: "chevron-up",
  down: "chevron-down",
  same: null,
  new: "plus",
};

type TrendProps = { now: number; before: number; beforeName: string };

/** How a count moved since the period before. */
export function Trend({ now, before, beforeName }: TrendProps) {
  const change = changeOf(now, before, beforeName);
  if (!change) return null;
  const icon = ICONS[change.direction];
  return (
    <p className={classNames("vs-trend", `is-${change.direction}`)}>
      {icon && <Icon name={icon} size={18} />}
      {change.words}
    </p>
  );
}
