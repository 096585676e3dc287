import type { TableCell } from "~/lib/table-file.server";
import { nameSources } from "./source-names";
import { countryName, DEVICE_NAMES } from "./visit-words";
import type { VisitedPage } from "./visited-page";
import type { VisitsReport } from "./visits-report.types";
import { VITAL_WORDS } from "./vital-words";

export const VISITS_HEADINGS = [
  "Rubrique",
  "Libellé",
  "Adresse",
  "Vues",
  "Visites",
  "Visiteurs",
  "Valeur",
];
const ALL = Number.POSITIVE_INFINITY;

/**
 * The whole report as one table, a kind of line after the other, so that a spreadsheet filters it by
 * its first column. A cell is empty where the question has no meaning.
 */
export function visitsTable(report: VisitsReport, pages: readonly VisitedPage[]): TableCell[][] {
  const { series, sources, totals, devices, countries, speed } = report;
  return [
    ...series.map(({ day, views, visits, visitors }) =>
      line("Jour", { day }, { views, visits, visitors }),
    ),
    ...pages.map(({ title, page, views, visits }) => line("Page", title, { page, views, visits })),
    ...nameSources(sources, totals.visits, ALL).map(({ name, visits }) =>
      line("Source", name, { visits }),
    ),
    ...devices.map(({ device, visits }) => line("Appareil", DEVICE_NAMES[device], { visits })),
    ...countries.map(({ code, visits }) => line("Pays", countryName(code), { visits })),
    ...speed.overall.map(({ metric, value }) =>
      line("Vitesse (75e centile)", `${VITAL_WORDS[metric].name} (${metric}${unitOf(metric)})`, {
        value: value === null ? null : roundTo(value, metric === "CLS" ? 3 : 0),
      }),
    ),
  ];
}

type Cells = {
  page?: string;
  views?: number;
  visits?: number;
  visitors?: number;
  value?: number | null;
};

function line(
  kind: string,
  label: string | { day: string },
  { page, ...counts }: Cells,
): TableCell[] {
  const { views = null, visits = null, visitors = null, value = null } = counts;
  return [kind, label, page ?? null, views, visits, visitors, value];
}

function unitOf(metric: string): string {
  return metric === "CLS" ? "" : ", ms";
}

function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
