import { redirect } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { findSection } from "~/club/sections/sections";
import { loadWarning } from "~/features/banner/load-warning.server";
import { parseTimetableQuery, timetablePath } from "~/features/sections/timetable/timetable-query";
import { timetableSheet } from "~/features/sections/timetable/timetable-sheet";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/timetable";
import { TimetablePage } from "./timetable-page";

// Sections, days and ages show less of the same page.
export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  return pageMeta({ ...loaderData.words.search, path: "/horaires" }, matches);
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => timetablePath(parseTimetableQuery(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { environment } = services(context);
  const site = await loadSite(services(context));
  const query = parseTimetableQuery(url.searchParams);
  // The club’s own life has no hours.
  if (query.section !== null && !findSection(site.sections, query.section)?.lane) {
    throw redirect(timetablePath({ ...query, section: null }));
  }
  const warning = await loadWarning(services(context));
  return { ...timetableSheet(site, query, environment.publicUrl), warning };
}

export default function Timetable({ loaderData }: Route.ComponentProps) {
  return <TimetablePage sheet={loaderData} warning={loaderData.warning} />;
}
