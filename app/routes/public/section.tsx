import { data, redirect } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { loadWarning } from "~/features/banner/load-warning.server";
import { findSectionPage, sectionSheet } from "~/features/sections/section-sheet";
import { failedPageMeta, pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/section";
import { SectionPage } from "./section-page";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { path, search, section } = unpack(loaderData);
  return pageMeta({ ...search, path, feeds: [sectionFeed(section)] }, matches);
};

/** The page of a section; an address that it had leads to the one that it has, and so does that of a section without page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const site = await loadSite(services(context));
  const page = findSectionPage(site, params.section);
  // The database is asked first: while it is away, no section is said to be gone.
  const of = page?.key ?? params.section;
  const events = await listUpcomingEvents(database.kysely, { now, section: of });
  const section = page && sectionSheet(page, site);
  if (!section) throw data(null, { status: 404 });
  const { path } = page;
  if (path !== `/sections/${params.section}`) {
    // A section that leads to its registration by now may have a page again.
    throw redirect(path, path.startsWith("/sections/") ? 301 : 302);
  }
  const warning = await loadWarning(services(context));
  return pack({ path, search: page.search, section, events, warning });
}

export default function Section({ loaderData }: Route.ComponentProps) {
  const { section, events, warning } = unpack(loaderData);
  // A new key per section: browser translators keep text nodes that React would reuse.
  return <SectionPage key={section.key} section={section} events={events} warning={warning} />;
}
