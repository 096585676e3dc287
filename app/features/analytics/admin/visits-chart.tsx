import { shortDate } from "~/lib/french-dates";
import { counted, frenchNumber } from "~/lib/french-numbers";
import { classNames } from "~/ui/class-names";
import { type BarUnit, barsOf, barUnit, roundMost, type VisitBar } from "../visit-bars";
import type { VisitsView } from "../visits-view";
import { BarFigures } from "./bar-figures";

const TITLES: Readonly<Record<BarUnit, string>> = {
  day: "Visites par jour",
  week: "Visites par semaine",
  month: "Visites par mois",
};

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
        <h2 id="visites-dans-le-temps">{TITLES[unit]}</h2>
        {best.visits > 0 && (
          <p className="admin-note">
            Le meilleur jour{"\u00a0"}: {shortDate(best.day, today)},{" "}
            {counted(best.visits, "visite", "visites")}.
          </p>
        )}
      </figcaption>
      <Columns bars={bars} />
      {unit !== "day" && <PartialKey unit={unit} />}
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

function PartialKey({ unit }: { unit: BarUnit }) {
  return (
    <p className="admin-note vs-key">
      <i className="vs-swatch" />
      {unit === "week" ? "Semaine incomplète" : "Mois incomplet"}
      {"\u00a0"}: la période commence ou s’arrête au milieu.
    </p>
  );
}
