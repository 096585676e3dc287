import { Link } from "react-router";
import { dayAndMonth, shortDate } from "~/lib/french-dates";
import { counted, frenchNumber } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { MoreLink } from "~/ui/section-heading";
import { ANALYTICS_PATH, type VisitedPage } from "../visits-report";
import { Trend } from "./trend";

type DayVisits = { day: string; visits: number };

type WeekBoxProps = {
  /** Of the last seven days, and of the seven before. */
  visits: number;
  before: number;
  /** A month of days that ends today. */
  curve: readonly DayVisits[];
  pages: readonly VisitedPage[];
  today: string;
};

/** The visits of the week on the dashboard, with the curve of the month. */
export function WeekBox({ visits, before, curve, pages, today }: WeekBoxProps) {
  const best = curve.reduce((top, day) => (day.visits > top.visits ? day : top));
  return (
    <Box
      id="visites-de-la-semaine"
      title="Visites de la semaine"
      action={<MoreLink to={ANALYTICS_PATH}>Le détail</MoreLink>}
    >
      <div className="vs-week">
        <p className="vs-figure">{frenchNumber(visits)}</p>
        <div>
          <Trend now={visits} before={before} beforeName="la semaine d’avant" />
          <p className="admin-note">
            {best.visits > 0
              ? `Record du mois, le ${shortDate(best.day, today)}\u00a0: ${counted(best.visits, "visite", "visites")}.`
              : "Personne n’a encore lu le site ce mois-ci."}
          </p>
        </div>
      </div>
      {best.visits > 0 && <MonthCurve curve={curve} best={best} today={today} />}
      <TopPages pages={pages} />
    </Box>
  );
}

const FRAME = { width: 640, top: 8, bottom: 112 };

type MonthCurveProps = { curve: readonly DayVisits[]; best: DayVisits; today: string };

function MonthCurve({ curve, best, today }: MonthCurveProps) {
  const path = curvePath(
    curve.map(({ visits }) => visits),
    FRAME,
  );
  const ends = [curve[0], curve[Math.floor(curve.length / 2)], curve.at(-1)];
  return (
    <>
      <svg
        className="vs-spark"
        viewBox="0 0 640 120"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Visites par jour sur ${curve.length}\u00a0jours\u00a0: ${best.visits} au plus haut, le ${shortDate(best.day, today)}`}
      >
        <path className="vs-spark-grid" d="M0 112H640M0 60H640M0 8H640" />
        <path className="vs-spark-area" d={`${path}L640 120L0 120Z`} />
        <path className="vs-spark-line" d={path} />
      </svg>
      <p className="vs-spark-days" aria-hidden="true">
        {ends.map((end) => end && <span key={end.day}>{dayAndMonth(end.day)}</span>)}
      </p>
    </>
  );
}

/**
 * The path of a curve through values, left to right over a width, the highest at `top`, nothing at
 * `bottom`: flat at each value, so that it never says more than there was.
 */
export function curvePath(
  values: readonly number[],
  { width, top, bottom }: { width: number; top: number; bottom: number },
): string {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: round(index * step),
    y: round(bottom - (value / most) * (bottom - top)),
  }));
  return points
    .map(({ x, y }, index) => {
      const last = points[index - 1];
      if (!last) return `M${x} ${y}`;
      const middle = round((last.x + x) / 2);
      return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function TopPages({ pages }: { pages: readonly VisitedPage[] }) {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  if (pages.length === 0) return null;
  return (
    <ul className="vs-tops" aria-label="Les plus lues de la semaine">
      {pages.map(({ page, title, views, isGone }) => (
        <li key={page}>
          {isGone ? <span>{title}</span> : <Link to={page}>{title}</Link>}
          <span>{counted(views, "vue", "vues")}</span>
          <i>
            <i className="vs-share" style={{ width: `${(views / most) * 100}%` }} />
          </i>
        </li>
      ))}
    </ul>
  );
}
