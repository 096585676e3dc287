import { requireUser } from "~/features/accounts/guard.server";
import { visitsTable } from "~/features/analytics/export-visits";
import { readPeriod } from "~/features/analytics/visits-period";
import { readVisits } from "~/features/analytics/visits-report.server";
import { csvDocument } from "~/lib/csv";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/analytics-export";
import { nameVisitedPages } from "./visited-pages.server";

/** The figures of the screen, all of them, as a file for a spreadsheet. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "analytics");
  const { database, now } = services(context);
  const report = await readVisits(database.kysely, { days: readPeriod(url.searchParams), now });
  const pages = await nameVisitedPages(database.kysely, report.pages, now);
  const { from, until } = report.range;
  return new Response(csvDocument(visitsTable(report, pages)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="frequentation-${from}-${until}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
