import { requireUser } from "~/features/accounts/guard.server";
import { MemberEditor } from "~/features/team/admin/member-editor";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/board-members-create";
import { newMember } from "./team-screens.server";

export { keepNewRecord as shouldRevalidate } from "~/records/use-session";

export const meta: Route.MetaFunction = () => [
  { title: "Ajouter un membre du bureau – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "team");
  return newMember({ site: services(context), userId });
}

export default function BoardMembersCreate({ loaderData }: Route.ComponentProps) {
  return <MemberEditor key={loaderData.record.id} kind="board-member" {...loaderData} />;
}
