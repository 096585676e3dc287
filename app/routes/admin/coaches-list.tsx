import { coach } from "~/features/team/member";
import { memberDetail } from "~/features/team/member-detail";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Route } from "./+types/coaches-list";
import { openPeopleList } from "./open-people.server";
import { RecordListPage } from "./record-list-page";

export const meta: Route.MetaFunction = () => adminMeta(coach.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openPeopleList(args, coach);
}

export default function CoachesList({ loaderData }: Route.ComponentProps) {
  return <RecordListPage kind={coach} {...loaderData} detail={memberDetail} />;
}
