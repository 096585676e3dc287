import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { FEES_PAGE, HOURS_PAGE, refuseDay } from "~/club/day-preview";
import { season } from "~/club/kinds/season";
import { listSeasons } from "~/club/list-seasons.server";
import { readSite } from "~/club/read-site.server";
import { frameOf, type Site } from "~/club/site";
import { SiteProvider } from "~/club/use-site";
import { requireUser } from "~/features/accounts/guard.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { helpSheet } from "~/features/sections/help-sheet";
import { findRegistrationPage, registrationSheet } from "~/features/sections/registration-sheet";
import { findSectionPage, sectionSheet } from "~/features/sections/section-sheet";
import { parseTimetableQuery } from "~/features/sections/timetable/timetable-query";
import { timetableSheet } from "~/features/sections/timetable/timetable-sheet";
import { AdminErrorPage } from "~/layout/admin/admin-error-page";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { PublicShell } from "~/layout/public-shell";
import { DayProvider } from "~/layout/site-context";
import { dayOf } from "~/lib/dates-in-text";
import { parisInstant } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { editPath } from "~/records/kind";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/day-preview";
import { DayPreviewFrame } from "./day-preview-frame";
import { PreviewedPage } from "./previewed-page";

/** The page stands in the site's own frame, not in that of the administrator area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Aperçu au ${dayOf(loaderData.day)}` : "Aperçu introuvable" },
  { name: "robots", content: "noindex, nofollow" },
];

/** A page of the site as it will be on the morning of a day of Paris, from what is saved now. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, season.permission);
  const { database, environment } = services(context);
  const { kysely } = database;
  const [day = "", ...rest] = params["*"].split("/");
  const seasons = await listSeasons(kysely);
  const refusal = refuseDay(
    day,
    seasons.map(({ values }) => values),
  );
  if (refusal !== null) throw data(refusal, { status: 400 });
  const at = new Date(parisInstant(day, "00:00"));
  const site = await readSite(kysely, at);
  const page = `/${rest.join("/")}`;
  const leave = editPath(season, site.season.joining.id);
  const seen = { day, page, leave, frame: frameOf(site) };
  if (page === HOURS_PAGE) {
    const query = parseTimetableQuery(url.searchParams);
    const sheet = timetableSheet(site, query, environment.publicUrl);
    return { ...seen, shown: { pages: "timetable", sheet } as const };
  }
  if (page === FEES_PAGE)
    return { ...seen, shown: { pages: "help", sheet: helpSheet(site) } as const };
  const shown = findSheet(site, page);
  if (!shown) throw data(null, { status: 404 });
  const events = await listUpcomingEvents(kysely, { now: at, section: shown.sheet.key });
  return { ...seen, shown: { ...shown, events } };
}

/** The page of a section, or of its registration; null for any other. */
function findSheet(site: Site, page: string) {
  const [, pages, address = ""] = page.split("/");
  if (pages === "sections") {
    const found = findSectionPage(site, address);
    const sheet = found && sectionSheet(found, site);
    return sheet ? ({ pages: "section", sheet } as const) : null;
  }
  const found = pages === "inscription" && findRegistrationPage(site, address);
  const sheet = found && registrationSheet(found, site);
  return sheet ? ({ pages: "registration", sheet } as const) : null;
}

export default function DayPreview({ loaderData }: Route.ComponentProps) {
  const { day, page, leave, frame, shown } = loaderData;
  return (
    <SiteProvider value={frame}>
      <DayProvider value={{ today: day }}>
        <DayPreviewFrame day={day} page={page} leave={leave}>
          <PublicShell>
            {/* A new key per page: browser translators keep text nodes that React would reuse. */}
            <PreviewedPage key={page} {...shown} />
          </PublicShell>
        </DayPreviewFrame>
      </DayProvider>
    </SiteProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || typeof error.data !== "string" || error.status !== 400) {
    return <AdminErrorPage />;
  }
  return (
    <main className="admin-main" id="contenu">
      <EmptyState
        headingLevel={1}
        title="Pas d’aperçu pour ce jour"
        action={<LinkButton to={season.path}>{season.french.name}</LinkButton>}
      >
        {error.data} Ouvrez l’aperçu depuis «{"\u00a0"}
        {season.french.name}
        {"\u00a0"}».
      </EmptyState>
    </main>
  );
}
