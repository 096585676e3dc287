import { data } from "react-router";
import { section } from "~/club/kinds/section";
import { readSite } from "~/club/read-site.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { frameOf } from "~/club/site";
import { SiteProvider } from "~/club/use-site";
import { requireUser } from "~/features/accounts/guard.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { sectionSheet } from "~/features/sections/section-sheet";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { PublicShell } from "~/layout/public-shell";
import { services } from "~/platform/services.server";
import { findRecord } from "~/records/rows.server";
import { SectionPage } from "~/routes/public/section-page";
import type { Route } from "./+types/section-preview";

/** The page stands in the site's own frame, not in that of the administrator area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Aperçu\u00a0: ${loaderData.name}` : "Aperçu introuvable" },
  { name: "robots", content: "noindex, nofollow" },
];

/** The site as it would be with what is written in one section; its page is null where it would have none. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  await requireUser(request, context, section.permission);
  const { database, now } = services(context);
  const { kysely } = database;
  const record = await findRecord(kysely, section, id);
  if (!record || record.isTrashed) throw data(null, { status: 404 });
  const stored = (await listStoredSections(kysely)).find((one) => one.id === id);
  const site = await readSite(kysely, now, { draftOf: id });
  const page = site.sectionPages.find(({ key }) => key === (stored?.key ?? id));
  const sheet = page?.path.startsWith("/sections/") ? sectionSheet(page, site) : null;
  const events = page ? await listUpcomingEvents(kysely, { now, section: page.key }) : [];
  return { name: record.values.name, frame: frameOf(site), sheet, events };
}

export default function SectionPreview({ loaderData }: Route.ComponentProps) {
  const { frame, sheet, events } = loaderData;
  return (
    <SiteProvider value={frame}>
      <PublicShell>
        <p className="ad-preview" role="status">
          {sheet
            ? "Aperçu\u00a0: cette page et ces menus ne sont visibles que de l’équipe."
            : "Aperçu\u00a0: ainsi, cette section n’a pas de page\u00a0; les menus sont ceux qu’aurait le site."}
        </p>
        {sheet && <SectionPage section={sheet} events={events} warning={null} />}
      </PublicShell>
    </SiteProvider>
  );
}
