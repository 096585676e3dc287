import { requireUser } from "~/features/accounts/guard.server";
import { readPeriod } from "~/features/analytics/visits-report";
import { readVisits } from "~/features/analytics/visits-report.server";
import { VISITS_HEADINGS, visitsTable } from "~/features/analytics/visits-view.server";
import { csvTable, EXCEL_TYPE, excelTable } from "~/lib/table-file.server";
import { services } from "~/platform/services.server";
import { nameVisitedPages } from "~/routes/public/visited-pages.server";
import type { Route } from "./+types/visits-export";

/** The figures of the screen, all of them: a workbook for people, CSV for other programs. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "analytics");
  const { database, now } = services(context);
  const report = await readVisits(database.kysely, { days: readPeriod(url.searchParams), now });
  const pages = await nameVisitedPages(database.kysely, report.pages, now);
  const { from, until } = report.range;
  const rows = visitsTable(report, pages);
  const isWorkbook = url.pathname.endsWith(".xlsx");
  const file = isWorkbook
    ? new Uint8Array(await excelTable({ sheet: "Fréquentation", headings: VISITS_HEADINGS, rows }))
    : csvTable(VISITS_HEADINGS, rows);
  const name = `frequentation-${from}-${until}.${isWorkbook ? "xlsx" : "csv"}`;
  return new Response(file, {
    headers: {
      "content-type": isWorkbook ? EXCEL_TYPE : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
