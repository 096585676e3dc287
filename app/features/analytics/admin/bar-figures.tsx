import { frenchNumber } from "~/lib/french-numbers";
import { Icon } from "~/ui/icon";
import type { BarUnit, VisitBar } from "../visit-bars";

const HEADINGS: Readonly<Record<BarUnit, string>> = {
  day: "Jour",
  week: "Semaine",
  month: "Mois",
};

type BarFiguresProps = { bars: readonly VisitBar[]; unit: BarUnit };

/** The chart as a table, for those who want the figures, and those who cannot see the drawing. */
export function BarFigures({ bars, unit }: BarFiguresProps) {
  return (
    <details className="vs-details">
      <summary>
        Voir les chiffres
        <Icon name="chevron-down" size={18} />
      </summary>
      <table className="vs-table">
        <thead>
          <tr>
            <th scope="col">{HEADINGS[unit]}</th>
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
                {isPartial && <small>{unit === "day" ? " en cours" : " en partie"}</small>}
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
