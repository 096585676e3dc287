import { nameSources, type SourceLine } from "./source-names";
import type { VisitedPage } from "./visited-page";
import type { VisitsReport, VitalFigure } from "./visits-report.types";

const PAGES = 20;
const EVENTS = 8;
const SOURCES = 10;

export type MeasuredPage = { page: string; title: string; figures: VitalFigure[] };

/** What the screen shows of a report: nothing else leaves the server. */
export type VisitsView = Omit<VisitsReport, "pages" | "sources" | "speed"> & {
  pages: VisitedPage[];
  /** Those that visits began with most, among pages that announce an event. */
  events: VisitedPage[];
  sources: SourceLine[];
  speed: Omit<VisitsReport["speed"], "pages"> & { pages: MeasuredPage[] };
};

/** Cuts a report to what is shown; `named` has its pages, and those whose speed was measured, with names. */
export function viewOf(report: VisitsReport, named: readonly VisitedPage[]): VisitsView {
  const { speed, sources, ...rest } = report;
  const titles = new Map(named.map(({ page, title }) => [page, title]));
  return {
    ...rest,
    pages: named.filter(({ views }) => views > 0).slice(0, PAGES),
    events: named
      .filter(({ isEvent, visits }) => isEvent && visits > 0)
      .sort((a, b) => b.visits - a.visits || b.views - a.views)
      .slice(0, EVENTS),
    sources: nameSources(sources, report.totals.visits, SOURCES),
    speed: {
      ...speed,
      pages: speed.pages.map(({ page, figures }) => ({
        page,
        figures,
        title: titles.get(page) ?? page,
      })),
    },
  };
}
