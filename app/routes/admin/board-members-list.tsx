import { requireUser } from "~/features/accounts/guard.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/board-members-list";
import { TeamListPage } from "./team-list-page";
import { readMemberList } from "./team-screens.server";

export const meta: Route.MetaFunction = () => [
  { title: "Membres du bureau – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "team");
  return readMemberList(services(context), "board-member", url);
}

export default function BoardMembersList({ loaderData }: Route.ComponentProps) {
  return <TeamListPage kind="board-member" {...loaderData} />;
}
