import { partner } from "~/features/partners/partner";
import { adminMeta } from "~/layout/admin/admin-meta";
import { hostOf } from "~/lib/web-address";
import type { Route } from "./+types/partners-list";
import { openRecordList } from "./open-records.server";
import { RecordListPage } from "./record-list-page";

export const meta: Route.MetaFunction = () => adminMeta(partner.french.name);

export async function loader(args: Route.LoaderArgs) {
  return openRecordList(args, partner);
}

export default function PartnersList({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage kind={partner} {...loaderData} detail={({ values }) => hostOf(values.link)} />
  );
}
