import { Link } from "react-router";
import { PERIOD_NAMES, PERIODS, type PeriodDays, periodHref } from "../visits-period";

/** How far back to look, as links. */
export function PeriodTabs({ current }: { current: PeriodDays }) {
  return (
    <nav className="al-tabs vs-tabs" aria-label="Période">
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={periodHref(days)}
          aria-current={days === current ? "true" : undefined}
          preventScrollReset
        >
          {PERIOD_NAMES[days]}
        </Link>
      ))}
    </nav>
  );
}
