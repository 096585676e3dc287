import {
  addDays,
  bibParts,
  dayAndMonth,
  daysInMonth,
  monthTitle,
  shortDate,
  weekdayOf,
} from "~/lib/french-dates";
import { counted, frenchNumber } from "~/lib/french-numbers";
import { grouped } from "~/lib/lists";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { Counts, DayCounts, PeriodDays } from "../visits-report";
import type { VisitsView } from "../visits-view.server";

/** A column of the chart, and a row of its table. */
type VisitBar = Counts & {
  key: string;
  /** Under the column. */
  label: string;
  /** In the table. */
  title: string;
  /** Not over yet, or begun before the period: lower than it would be. */
  isPartial: boolean;
};

/** What one column stands for. */
const UNITS = {
  day: { title: "Visites par jour", heading: "Jour", partial: "en cours", key: null },
  week: {
    title: "Visites par semaine",
    heading: "Semaine",
    partial: "en partie",
    key: "Semaine incomplète",
  },
  month: {
    title: "Visites par mois",
    heading: "Mois",
    partial: "en partie",
    key: "Mois incomplet",
  },
} as const;

type BarUnit = keyof typeof UNITS;

/** So few columns have room for their figure. */
const FEW = 14;

type VisitsChartProps = { view: VisitsView; today: string };

/** Visits over time, drawn and in figures: the drawing says nothing that the table does not. */
export function VisitsChart({ view, today }: VisitsChartProps) {
  const unit = barUnit(view.days);
  const bars = barsOf(view.series, unit, today);
  const best = view.series.reduce((top, day) => (day.visits > top.visits ? day : top));
  return (
    <figure className="admin-box" aria-labelledby="visites-dans-le-temps">
      <figcaption className="vs-chart-head">
        <h2 id="visites-dans-le-temps">{UNITS[unit].title}</h2>
        {best.visits > 0 && (
          <p className="admin-note">
            Le meilleur jour{"\u00a0"}: {shortDate(best.day, today)},{" "}
            {counted(best.visits, "visite", "visites")}.
          </p>
        )}
      </figcaption>
      <Columns bars={bars} />
      {UNITS[unit].key && (
        <p className="admin-note vs-key">
          <i className="vs-swatch" />
          {UNITS[unit].key}
          {"\u00a0"}: la période commence ou s’arrête au milieu.
        </p>
      )}
      <BarFigures bars={bars} unit={unit} />
    </figure>
  );
}

function Columns({ bars }: { bars: readonly VisitBar[] }) {
  const most = roundMost(Math.max(...bars.map(({ visits }) => visits)));
  const isFew = bars.length <= FEW;
  return (
    <div className={classNames("vs-plot", isFew && "is-few")} aria-hidden="true">
      <ol className="vs-scale">
        {[most, most / 2, 0].map((step) => (
          <li key={step}>{frenchNumber(step)}</li>
        ))}
      </ol>
      <ol className="vs-columns">
        {bars.map(({ key, label, title, visits, isPartial }) => (
          <li key={key} title={`${title}\u00a0: ${counted(visits, "visite", "visites")}`}>
            <span className="vs-room">
              <i
                className={classNames("vs-bar", isPartial && "is-partial")}
                style={{ height: `${(visits / most) * 100}%` }}
              >
                {isFew && <b>{frenchNumber(visits)}</b>}
              </i>
            </span>
            <span className="vs-label">
              <span>{label}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The chart as a table, for those who want the figures, and those who cannot see the drawing. */
function BarFigures({ bars, unit }: { bars: readonly VisitBar[]; unit: BarUnit }) {
  return (
    <details className="vs-details">
      <summary>
        Voir les chiffres
        <Icon name="chevron-down" size={18} />
      </summary>
      <table className="vs-table">
        <thead>
          <tr>
            <th scope="col">{UNITS[unit].heading}</th>
            <th scope="col">Visites</th>
            <th scope="col">Visiteurs</th>
            <th scope="col">Pages vues</th>
          </tr>
        </thead>
        <tbody>
          {[...bars].reverse().map(({ key, title, visits, visitors, views, isPartial }) => (
            <tr key={key}>
              <th scope="row">
                {title}
                {isPartial && <small> {UNITS[unit].partial}</small>}
              </th>
              <td>{frenchNumber(visits)}</td>
              <td>{frenchNumber(visitors)}</td>
              <td>{frenchNumber(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function barUnit(days: PeriodDays): BarUnit {
  if (days <= 30) return "day";
  return days <= 90 ? "week" : "month";
}

/** The columns of a period: days up to 30, weeks of Monday to Sunday up to 90, months beyond. */
export function barsOf(series: readonly DayCounts[], unit: BarUnit, today: string): VisitBar[] {
  const groups = grouped(series, ({ day }) => keyOf(day, unit));
  return [...groups].map(([key, days]) => {
    const sum = (name: keyof Counts) => days.reduce((total, counts) => total + counts[name], 0);
    const isWhole = days.length === lengthOf(key, unit) && days.at(-1)?.day !== today;
    return {
      views: sum("views"),
      visits: sum("visits"),
      visitors: sum("visitors"),
      key,
      label: labelOf(key, unit, series.length),
      title: titleOf(key, unit, today),
      isPartial: !isWhole,
    };
  });
}

function keyOf(day: string, unit: BarUnit): string {
  if (unit === "day") return day;
  if (unit === "month") return day.slice(0, 7);
  return addDays(day, 1 - weekdayOf(day));
}

function lengthOf(key: string, unit: BarUnit): number {
  if (unit === "day") return 1;
  return unit === "week" ? 7 : daysInMonth(key);
}

function labelOf(key: string, unit: BarUnit, days: number): string {
  const { month, day, weekday } = bibParts(unit === "month" ? `${key}-01` : key);
  if (unit === "month") return month;
  return days <= 7 ? `${weekday} ${day}` : dayAndMonth(key);
}

function titleOf(key: string, unit: BarUnit, today: string): string {
  if (unit === "month") return monthTitle(key);
  return unit === "week" ? `Semaine du ${shortDate(key, today)}` : shortDate(key, today);
}

/** The highest columns are drawn under a round number, half of which is whole. */
export function roundMost(most: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of [2, 4, 6, 8, 10]) if (step * scale >= most) return step * scale;
  }
}
