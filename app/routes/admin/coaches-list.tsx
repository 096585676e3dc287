import { coach } from "~/features/team/member";
import { MemberDetail } from "~/features/team/member-detail";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Route } from "./+types/coaches-list";
import { openMemberList } from "./member-list.server";
import { RecordListPage } from "./record-pages";

export const meta: Route.MetaFunction = () => adminMeta(coach.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openMemberList(args, coach);
}

export default function CoachesList({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage
      kind={coach}
      {...loaderData}
      detail={({ values, alsoOn }) => <MemberDetail role={values.role} alsoOn={alsoOn} />}
    />
  );
}
