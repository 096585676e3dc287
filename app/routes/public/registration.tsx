import { data, redirect } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { findRegistrationPage, registrationSheet } from "~/features/sections/registration-sheet";
import { failedPageMeta, pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/registration";
import { RegistrationPage } from "./registration-page";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { path, search, page } = unpack(loaderData);
  const feeds = [sectionFeed({ key: page.key, name: page.section })];
  return pageMeta({ ...search, path, feeds }, matches);
};

/** How one joins a section; an address that the page had leads to the one that it has. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const site = await loadSite(services(context));
  const found = findRegistrationPage(site, params.page);
  // The database is asked first: while it is away, the page is not taken for gone.
  const of = found?.section ?? params.page;
  const events = await listUpcomingEvents(database.kysely, { now, section: of });
  const page = found && registrationSheet(found, site);
  if (!page) throw data(null, { status: 404 });
  const { path, search } = found;
  if (found.address !== params.page) throw redirect(path, 301);
  return pack({ path, search, page, events });
}

export default function Registration({ loaderData }: Route.ComponentProps) {
  const { page, events } = unpack(loaderData);
  // A new key per page: browser translators keep text nodes that React would reuse.
  return <RegistrationPage key={page.key} page={page} events={events} />;
}
