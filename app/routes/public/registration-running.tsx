import { loadSite } from "~/club/read-site.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { registrationSheet } from "~/features/sections/registration-sheet";
import { listTeam } from "~/features/team/team.server";
import { pageMeta, sectionFeed } from "~/layout/page-meta";
import { pack, unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import { REGISTRATION_RUNNING_TEXT } from "~club/page-texts/registration-running";
import { runningCompetition } from "~club/registration-pages/running-competition";
import type { Route } from "./+types/registration-running";
import { RegistrationPage } from "./registration-page";

const path = "/inscription/running-competition";
const feeds = [sectionFeed({ key: "running-competition", name: "Running compétition" })];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...REGISTRATION_RUNNING_TEXT, path, feeds }, matches);

/** Lane 3 has no section page: this one presents it too. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const [site, coaches, events] = await Promise.all([
    loadSite(services(context)),
    listTeam(database.kysely, "coaches"),
    listUpcomingEvents(database.kysely, { now, section: "running-competition" }),
  ]);
  return pack({ page: registrationSheet(runningCompetition, { site, coaches }), events });
}

export default function RegistrationRunning({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...unpack(loaderData)} />;
}
