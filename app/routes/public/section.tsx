import { data, redirect } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { loadWarning } from "~/features/banner/load-warning.server";
import { findSectionPage, sectionSheet } from "~/features/sections/section-sheet";
import { listTeam } from "~/features/team/team.server";
import { failedPageMeta, pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import { EVERYWHERE } from "~club/page-texts/page-text";
import type { Route } from "./+types/section";
import { SectionPage } from "./section-page";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { path, search, section } = unpack(loaderData);
  const keywords = [EVERYWHERE, search.keywords].filter(Boolean).join(", ");
  return pageMeta({ ...search, keywords, path, feeds: [sectionFeed(section)] }, matches);
};

/** The page of a section; an address that it had leads to the one that it has, any other word is a 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const site = await loadSite(services(context));
  const team = await listTeam(database.kysely, "coaches");
  const page = findSectionPage(site, params.section);
  const section = page && sectionSheet(page, { site, team });
  if (!section) throw data(null, { status: 404 });
  const path = `/sections/${page.address}`;
  if (page.address !== params.section) throw redirect(path, 301);
  const events = await listUpcomingEvents(database.kysely, { now, section: section.key });
  const warning = await loadWarning(services(context));
  return pack({ path, search: page.search, section, events, warning });
}

export default function Section({ loaderData }: Route.ComponentProps) {
  const { section, events, warning } = unpack(loaderData);
  // Another section is another page: no text of the last one stays, not even where it was translated.
  return <SectionPage key={section.key} section={section} events={events} warning={warning} />;
}
