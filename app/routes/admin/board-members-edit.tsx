import { requireUser } from "~/features/accounts/guard.server";
import { MemberEditor } from "~/features/team/admin/member-editor";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/board-members-edit";
import { openMember } from "./team-screens.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `Modifier\u00a0: ${loaderData.record.values.fullName} – Espace club`
      : "Membre introuvable – Espace club",
  },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "team");
  return openMember({ kind: "board-member", site: services(context), userId }, params.id);
}

export default function BoardMembersEdit({ loaderData }: Route.ComponentProps) {
  return <MemberEditor key={loaderData.record.id} kind="board-member" {...loaderData} />;
}
