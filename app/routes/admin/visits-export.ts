import { requireUser } from "~/features/accounts/guard.server";
import { readPeriod } from "~/features/analytics/visits-report";
import { readVisits } from "~/features/analytics/visits-report.server";
import { VISITS_HEADINGS, visitsTable } from "~/features/analytics/visits-view.server";
import { EXCEL_TYPE, excelTable } from "~/lib/table-file.server";
import { services } from "~/platform/services.server";
import { nameVisitedPages } from "~/routes/public/visited-pages.server";
import type { Route } from "./+types/visits-export";

/** All figures of the screen as a workbook. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "analytics");
  const { database, now } = services(context);
  const report = await readVisits(database.kysely, { days: readPeriod(url.searchParams), now });
  const pages = await nameVisitedPages(database.kysely, report.pages, now);
  const { from, until } = report.range;
  const rows = visitsTable(report, pages);
  const workbook = await excelTable({ sheet: "Fréquentation", headings: VISITS_HEADINGS, rows });
  return new Response(new Uint8Array(workbook), {
    headers: {
      "content-type": EXCEL_TYPE,
      "content-disposition": `attachment; filename="frequentation-${from}-${until}.xlsx"`,
      "cache-control": "private, no-store",
    },
  });
}
