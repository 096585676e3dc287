import { data } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { registrationSheet } from "~/features/sections/registration-sheet";
import { listTeam } from "~/features/team/team.server";
import { failedPageMeta, pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import { REGISTRATION_RUNNING_TEXT } from "~club/page-texts/registration-running";
import { runningCompetition } from "~club/registration-pages/running-competition";
import type { Route } from "./+types/registration-running";
import { RegistrationPage } from "./registration-page";

const path = "/inscription/running-competition";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const feeds = [
    sectionFeed({ key: "running-competition", name: unpack(loaderData).page.section }),
  ];
  return pageMeta({ ...REGISTRATION_RUNNING_TEXT, path, feeds }, matches);
};

/** Lane 3 has no section page: this one presents it too. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const [site, team, events] = await Promise.all([
    loadSite(services(context)),
    listTeam(database.kysely, "coaches"),
    listUpcomingEvents(database.kysely, { now, section: "running-competition" }),
  ]);
  const page = registrationSheet(runningCompetition, { site, team });
  if (!page) throw data(null, { status: 404 });
  return pack({ page, events });
}

export default function RegistrationRunning({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...unpack(loaderData)} />;
}
