import { season } from "~/club/kinds/season";
import { adminMeta } from "~/layout/admin/admin-meta";
import { longDate } from "~/lib/french-dates";
import type { Route } from "./+types/seasons-list";
import { openRecordList } from "./open-records.server";
import { RecordListPage } from "./record-list-page";

export const meta: Route.MetaFunction = () => adminMeta(season.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openRecordList(args, season);
}

export default function SeasonsList({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage
      kind={season}
      {...loaderData}
      detail={({ values: { firstDay } }) => firstDay && `À partir du ${longDate(firstDay)}`}
    />
  );
}
