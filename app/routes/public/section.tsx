import { data } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { loadWarning } from "~/features/banner/load-warning.server";
import { findSectionSheet } from "~/features/sections/section-sheet";
import { listTeam } from "~/features/team/team.server";
import { failedPageMeta, pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import { SECTION_TEXTS } from "~club/page-texts/sections";
import type { Route } from "./+types/section";
import { SectionPage } from "./section-page";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { slug, name } = unpack(loaderData).section;
  const path = `/sections/${slug}`;
  return pageMeta(
    { ...SECTION_TEXTS[slug], path, feeds: [sectionFeed({ key: slug, name })] },
    matches,
  );
};

/** One of the five section pages; 404 for any other word. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const site = await loadSite(services(context));
  const coaches = await listTeam(database.kysely, "coaches");
  const section = findSectionSheet(params.section, { site, coaches });
  if (!section) throw data(null, { status: 404 });
  const events = await listUpcomingEvents(database.kysely, { now, section: section.slug });
  const warning = await loadWarning(services(context));
  return pack({ section, events, warning });
}

export default function Section({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  // Another section is another page: no text of the last one stays, not even where it was translated.
  return <SectionPage key={shown.section.slug} {...shown} />;
}
