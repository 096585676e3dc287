import { boardMember } from "~/features/team/member";
import { memberDetail } from "~/features/team/member-detail";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Route } from "./+types/board-members-list";
import { openPeopleList } from "./open-people.server";
import { RecordListPage } from "./record-list-page";

export const meta: Route.MetaFunction = () => adminMeta(boardMember.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openPeopleList(args, boardMember);
}

export default function BoardMembersList({ loaderData }: Route.ComponentProps) {
  return <RecordListPage kind={boardMember} {...loaderData} detail={memberDetail} />;
}
