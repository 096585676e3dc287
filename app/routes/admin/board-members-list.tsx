import { boardMember } from "~/features/team/member";
import { MemberDetail } from "~/features/team/member-detail";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Route } from "./+types/board-members-list";
import { openMemberList } from "./member-list.server";
import { RecordListPage } from "./record-pages";

export const meta: Route.MetaFunction = () => adminMeta(boardMember.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openMemberList(args, boardMember);
}

export default function BoardMembersList({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage
      kind={boardMember}
      {...loaderData}
      detail={({ values, alsoOn }) => <MemberDetail role={values.role} alsoOn={alsoOn} />}
    />
  );
}
