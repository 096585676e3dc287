import { shortDate } from "~/lib/french-dates";
import { frenchNumber } from "~/lib/french-numbers";
import { changeOf } from "../visit-change";
import { BEFORE_NAMES } from "../visits-period";
import type { Counts } from "../visits-report.types";
import type { VisitsView } from "../visits-view";
import { Trend } from "./trend";

const FIGURES: readonly { name: keyof Counts; label: string; note: string }[] = [
  { name: "visits", label: "Visites", note: "Des suites de pages lues d’une traite." },
  { name: "visitors", label: "Visiteurs", note: "Comptés une fois par jour." },
  { name: "views", label: "Pages vues", note: "Toutes les pages, à chaque lecture." },
];

type VisitFiguresProps = { view: VisitsView; today: string };

/** The totals of the period, each beside that of the period before. */
export function VisitFigures({ view, today }: VisitFiguresProps) {
  const { totals, before, days, firstDay } = view;
  const isCut = firstDay !== null && firstDay > before.range.from && before.totals.views > 0;
  return (
    <section aria-label="En résumé">
      <ul className="vs-figures">
        {FIGURES.map(({ name, label, note }) => {
          const change = changeOf(totals[name], before.totals[name], BEFORE_NAMES[days]);
          return (
            <li key={name} className="admin-box">
              <h2>{label}</h2>
              <p className="vs-figure">{frenchNumber(totals[name])}</p>
              {change && <Trend change={change} />}
              <p className="admin-note">{note}</p>
            </li>
          );
        })}
      </ul>
      {isCut && (
        <p className="admin-note vs-cut">
          Le comptage a commencé le {shortDate(firstDay, today)}
          {"\u00a0"}: la période d’avant n’est comptée qu’en partie.
        </p>
      )}
    </section>
  );
}
