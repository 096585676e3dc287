import type { TableCell } from "~/lib/table-file.server";
import { nameSources } from "./visit-sources";
import { countryName, DEVICE_NAMES, type VisitedPage } from "./visits-report";
import type { VisitsReport } from "./visits-report.server";
import { VITALS } from "./vitals";

/** What the screen shows of a report: nothing else leaves the server. */
export type VisitsView = ReturnType<typeof viewOf>;

const PAGES_SHOWN = 20;
const EVENTS_SHOWN = 8;
const SOURCES_SHOWN = 10;

/** Cuts a report to what is shown; `named` has its pages, and those whose speed was measured, with names. */
export function viewOf(report: VisitsReport, named: readonly VisitedPage[]) {
  const titles = new Map(named.map(({ page, title }) => [page, title]));
  return {
    ...report,
    pages: named.filter(({ views }) => views > 0).slice(0, PAGES_SHOWN),
    /** Those that visits began with most, among pages that announce an event. */
    events: named
      .filter(({ isEvent, visits }) => isEvent && visits > 0)
      .sort((a, b) => b.visits - a.visits || b.views - a.views)
      .slice(0, EVENTS_SHOWN),
    sources: nameSources(report.sources, report.totals.visits, SOURCES_SHOWN),
    speed: {
      ...report.speed,
      pages: report.speed.pages.map((measured) => ({
        ...measured,
        title: titles.get(measured.page) ?? measured.page,
      })),
    },
  };
}

export const VISITS_HEADINGS = [
  "Rubrique",
  "Libellé",
  "Adresse",
  "Vues",
  "Visites",
  "Visiteurs",
  "Valeur",
];

/**
 * The whole report as one table, a kind of line after the other, so that a spreadsheet filters it by
 * its first column. A cell is empty where the question has no meaning.
 */
export function visitsTable(report: VisitsReport, pages: readonly VisitedPage[]): TableCell[][] {
  const sources = nameSources(report.sources, report.totals.visits, Number.POSITIVE_INFINITY);
  const share = (kind: string, label: string, visits: number) => [
    kind,
    label,
    null,
    null,
    visits,
    null,
    null,
  ];
  return [
    ...report.series.map(({ day, views, visits, visitors }) => [
      "Jour",
      { day },
      null,
      views,
      visits,
      visitors,
      null,
    ]),
    ...pages.map(({ title, page, views, visits }) => [
      "Page",
      title,
      page,
      views,
      visits,
      null,
      null,
    ]),
    ...sources.map(({ name, visits }) => share("Source", name, visits)),
    ...report.devices.map(({ device, visits }) => share("Appareil", DEVICE_NAMES[device], visits)),
    ...report.countries.map(({ code, visits }) => share("Pays", countryName(code), visits)),
    ...report.speed.overall.map(({ metric, value }) => {
      const isTime = metric !== "CLS";
      const label = `${VITALS[metric].name} (${metric}${isTime ? ", ms" : ""})`;
      const rounded = value === null ? null : roundTo(value, isTime ? 0 : 3);
      return ["Vitesse (75e centile)", label, null, null, null, null, rounded];
    }),
  ];
}

function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
