import { requireUser } from "~/features/accounts/guard.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/coaches-list";
import { TeamListPage } from "./team-list-page";
import { readMemberList } from "./team-screens.server";

export const meta: Route.MetaFunction = () => [
  { title: "Entraîneurs – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "team");
  return readMemberList(services(context), "coach", url);
}

export default function CoachesList({ loaderData }: Route.ComponentProps) {
  return <TeamListPage kind="coach" {...loaderData} />;
}
