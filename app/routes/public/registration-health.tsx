import { data } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { registrationSheet } from "~/features/sections/registration-sheet";
import { listTeam } from "~/features/team/team.server";
import { failedPageMeta, pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import { REGISTRATION_HEALTH_TEXT } from "~club/page-texts/registration-health";
import { sportSanteRegistration } from "~club/registration-pages/sport-sante";
import type { Route } from "./+types/registration-health";
import { RegistrationPage } from "./registration-page";

const path = "/inscription/sport-sante";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const feeds = [sectionFeed({ key: "sport-sante", name: unpack(loaderData).page.section })];
  return pageMeta({ ...REGISTRATION_HEALTH_TEXT, path, feeds }, matches);
};

/** The section has a page of its own; this one is about joining it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const [site, team, events] = await Promise.all([
    loadSite(services(context)),
    listTeam(database.kysely, "coaches"),
    listUpcomingEvents(database.kysely, { now, section: "sport-sante" }),
  ]);
  const page = registrationSheet(sportSanteRegistration, { site, team });
  if (!page) throw data(null, { status: 404 });
  return pack({ page, events });
}

export default function RegistrationHealth({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...unpack(loaderData)} />;
}
