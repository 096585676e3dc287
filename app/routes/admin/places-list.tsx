import { place } from "~/club/kinds/place";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Route } from "./+types/places-list";
import { openRecordList } from "./open-records.server";
import { RecordListPage } from "./record-list-page";

export const meta: Route.MetaFunction = () => adminMeta(place.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openRecordList(args, place);
}

export default function PlacesList({ loaderData }: Route.ComponentProps) {
  return <RecordListPage kind={place} {...loaderData} detail={({ values }) => values.meeting} />;
}
