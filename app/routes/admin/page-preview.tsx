import { data } from "react-router";
import { drawnEvent } from "~/club/drawings/drawings";
import { event } from "~/club/kinds/event";
import { registration } from "~/club/kinds/registration";
import { section } from "~/club/kinds/section";
import { readSite } from "~/club/read-site.server";
import { frameOf, type Site } from "~/club/site";
import { SiteProvider } from "~/club/use-site";
import { requireUser } from "~/features/accounts/guard.server";
import { findNextEdition } from "~/features/articles/event-page/find-next-edition.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { registrationSheet } from "~/features/sections/registration-sheet";
import { sectionSheet } from "~/features/sections/section-sheet";
import { BARE_SCREEN } from "~/layout/admin/admin-layout";
import { PublicShell } from "~/layout/public-shell";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { type AnyKind, titleOf } from "~/records/kind";
import { findRecord } from "~/records/rows.server";
import { EventPage } from "~/routes/public/event-page";
import type { Route } from "./+types/page-preview";
import { PreviewedPage } from "./previewed-page";

/** The page stands in the site's own frame, not in that of the administrator area. */
export const handle = BARE_SCREEN;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Aperçu\u00a0: ${loaderData.name}` : "Aperçu introuvable" },
  { name: "robots", content: "noindex, nofollow" },
];

/** The kinds whose pages are looked at before they are published. */
const KINDS: readonly AnyKind[] = [section, registration, event];

/** The site as it would be with what is written of one page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, section.permission);
  const kind = KINDS.find(({ path }) => path === `/admin/club/${params.pages}`);
  const { database, now } = services(context);
  const { kysely } = database;
  const record = kind && (await findRecord(kysely, kind, params.id));
  if (!record || record.isTrashed) throw data(null, { status: 404 });
  const site = await readSite(kysely, now, { draftOf: record.id });
  const asked = { kind, id: record.id, values: record.values };
  const shown = await findShown(kysely, { site, now, ...asked });
  return { name: titleOf(kind, record.values), frame: frameOf(site), shown };
}

type Written = {
  site: Site;
  now: Date;
  kind: AnyKind;
  id: string;
  values: Record<string, unknown>;
};

/** The page as it would be; null where there would be none. */
async function findShown(db: Queryable, { site, now, kind, id, values }: Written) {
  const eventsOf = (section: string) => listUpcomingEvents(db, { now, section });
  if (kind === registration) {
    const page = site.registrationPages.find((one) => one.section === values.section);
    const sheet = page && registrationSheet(page, site);
    if (!sheet) return null;
    return { pages: "registration", sheet, events: await eventsOf(sheet.key) } as const;
  }
  const key = (await findKey(db, id)) ?? id;
  if (kind === event) {
    const page = site.events.find((one) => one.key === key);
    if (!page) return null;
    const next = await findNextEdition(db, page, now);
    return { pages: "event", page: drawnEvent(page), next } as const;
  }
  const page = site.sectionPages.find((one) => one.key === key);
  const sheet = page?.path.startsWith("/sections/") ? sectionSheet(page, site) : null;
  if (!sheet) return null;
  return { pages: "section", sheet, events: await eventsOf(sheet.key) } as const;
}

/** The key of a record that visitors have seen. */
async function findKey(db: Queryable, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("club_records")
    .select("key")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.key ?? null;
}

export default function PagePreview({ loaderData }: Route.ComponentProps) {
  const { frame, shown } = loaderData;
  const note = (
    <p className="ad-preview" role="status">
      {shown
        ? "Aperçu\u00a0: cette page et ces menus ne sont visibles que de l’équipe."
        : "Aperçu\u00a0: ainsi, il n’y a pas de page\u00a0; les menus sont ceux qu’aurait le site."}
    </p>
  );
  if (shown?.pages === "event" && shown.page.isAlone) {
    return (
      <SiteProvider value={frame}>
        <EventPage page={shown.page} next={shown.next} />
        {note}
      </SiteProvider>
    );
  }
  return (
    <SiteProvider value={frame}>
      <PublicShell>
        {note}
        {shown?.pages === "event" ? (
          <EventPage page={shown.page} next={shown.next} />
        ) : (
          shown && <PreviewedPage {...shown} />
        )}
      </PublicShell>
    </SiteProvider>
  );
}
