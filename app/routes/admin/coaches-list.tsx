import { loadSite } from "~/club/read-site.server";
import { writtenPages } from "~/club/sections/written-pages";
import { coach } from "~/features/team/member";
import { memberDetail } from "~/features/team/member-detail";
import { withPagesNaming } from "~/features/team/named-elsewhere.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/coaches-list";
import { openRecordList } from "./open-records.server";
import { RecordListPage } from "./record-list-page";

export const meta: Route.MetaFunction = () => adminMeta(coach.french.name);

export async function loader(args: Route.LoaderArgs) {
  const { list, ...opened } = await openRecordList(args, coach);
  const site = await loadSite(services(args.context));
  const items = withPagesNaming(list.items, writtenPages(site));
  return { ...opened, list: { ...list, items } };
}

export default function CoachesList({ loaderData }: Route.ComponentProps) {
  return <RecordListPage kind={coach} {...loaderData} detail={memberDetail} />;
}
