import { data } from "react-router";
import { registration } from "~/club/kinds/registration";
import { section } from "~/club/kinds/section";
import { readSite } from "~/club/read-site.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { frameOf, type Site } from "~/club/site";
import { SiteProvider } from "~/club/use-site";
import { requireUser } from "~/features/accounts/guard.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { registrationSheet } from "~/features/sections/registration-sheet";
import { sectionSheet } from "~/features/sections/section-sheet";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { PublicShell } from "~/layout/public-shell";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { type AnyKind, titleOf } from "~/records/kind";
import { findRecord } from "~/records/rows.server";
import { RegistrationPage } from "~/routes/public/registration-page";
import { SectionPage } from "~/routes/public/section-page";
import type { Route } from "./+types/page-preview";

/** The page stands in the site's own frame, not in that of the administrator area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Aperçu\u00a0: ${loaderData.name}` : "Aperçu introuvable" },
  { name: "robots", content: "noindex, nofollow" },
];

/** The kinds whose pages are looked at before they are published. */
const KINDS: readonly AnyKind[] = [section, registration];

/** The site as it would be with what is written of one page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, section.permission);
  const kind = KINDS.find(({ path }) => path === `/admin/club/${params.pages}`);
  const { database, now } = services(context);
  const { kysely } = database;
  const record = kind && (await findRecord(kysely, kind, params.id));
  if (!record || record.isTrashed) throw data(null, { status: 404 });
  const site = await readSite(kysely, now, { draftOf: record.id });
  const shown = await findShown(kysely, site, { id: record.id, values: record.values });
  const events = shown ? await listUpcomingEvents(kysely, { now, section: shown.sheet.key }) : [];
  return { name: titleOf(kind, record.values), frame: frameOf(site), shown, events };
}

type Written = { id: string; values: Record<string, unknown> };

/** The page as it would be; null where there would be none. */
async function findShown(db: Queryable, site: Site, { id, values }: Written) {
  if ("section" in values) {
    const page = site.registrationPages.find((one) => one.section === values.section);
    const sheet = page && registrationSheet(page, site);
    return sheet ? ({ pages: "registration", sheet } as const) : null;
  }
  const stored = (await listStoredSections(db)).find((one) => one.id === id);
  const page = site.sectionPages.find(({ key }) => key === (stored?.key ?? id));
  const sheet = page?.path.startsWith("/sections/") ? sectionSheet(page, site) : null;
  return sheet ? ({ pages: "section", sheet } as const) : null;
}

export default function PagePreview({ loaderData }: Route.ComponentProps) {
  const { frame, shown, events } = loaderData;
  return (
    <SiteProvider value={frame}>
      <PublicShell>
        <p className="ad-preview" role="status">
          {shown
            ? "Aperçu\u00a0: cette page et ces menus ne sont visibles que de l’équipe."
            : "Aperçu\u00a0: ainsi, il n’y a pas de page\u00a0; les menus sont ceux qu’aurait le site."}
        </p>
        {shown?.pages === "section" && (
          <SectionPage section={shown.sheet} events={events} warning={null} />
        )}
        {shown?.pages === "registration" && <RegistrationPage page={shown.sheet} events={events} />}
      </PublicShell>
    </SiteProvider>
  );
}
