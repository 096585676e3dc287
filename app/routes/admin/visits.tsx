import { useNavigation } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import {
  HowItCounts,
  NoVisits,
  PeriodTabs,
  VisitsBoxes,
} from "~/features/analytics/admin/visits-boxes";
import {
  ANALYTICS_PATH,
  exportHref,
  type PageCounts,
  readPeriod,
} from "~/features/analytics/visits-report";
import { readVisits, type VisitsReport } from "~/features/analytics/visits-report.server";
import { viewOf } from "~/features/analytics/visits-view.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { clockTime, shortDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { nameVisitedPages } from "~/routes/public/visited-pages.server";
import { Alert } from "~/ui/alert";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import type { Route } from "./+types/visits";

export const meta: Route.MetaFunction = () => adminMeta("Fréquentation");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "analytics");
  const { database, environment, now } = services(context);
  const days = readPeriod(url.searchParams);
  const report = await readVisits(database.kysely, { days, now });
  const pages = await nameVisitedPages(database.kysely, pagesOf(report), now);
  return {
    view: viewOf(report, pages),
    today: parisDay(now),
    clock: clockTime(parisClock(now)),
    isCounting: environment.countsVisits,
  };
}

/** The pages to name: those most looked at, and those whose speed is shown, nearly always among them. */
function pagesOf({ pages, speed }: VisitsReport): PageCounts[] {
  const known = new Set(pages.map(({ page }) => page));
  const others = speed.pages.filter(({ page }) => !known.has(page));
  return [...pages, ...others.map(({ page }) => ({ page, views: 0, visits: 0 }))];
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { view, today, clock, isCounting } = loaderData;
  const { firstDay, range, days } = view;
  const isLoading = useNavigation().location?.pathname === ANALYTICS_PATH;
  return (
    <AdminPage
      title="Fréquentation"
      sub={
        firstDay !== null &&
        `Du ${shortDate(range.from, today)} au ${shortDate(range.until, today)}, aujourd’hui compris jusqu’à ${clock}.`
      }
      className="vs"
      actions={
        firstDay !== null && (
          <LinkButton to={exportHref(days)} reloadDocument variant="soft" size="sm" icon="download">
            Exporter pour Excel
          </LinkButton>
        )
      }
    >
      {!isCounting && (
        <Alert tone="info">
          Le comptage des visites est arrêté sur ce site{"\u00a0"}: rien de nouveau n’est compté.
          C’est un réglage du serveur (VISITS).
        </Alert>
      )}
      {firstDay === null ? (
        <NoVisits isCounting={isCounting} />
      ) : (
        <>
          <PeriodTabs current={days} />
          <div className={classNames("vs-report", isLoading && "is-loading")} aria-busy={isLoading}>
            <VisitsBoxes view={view} today={today} />
          </div>
        </>
      )}
      <HowItCounts />
    </AdminPage>
  );
}
