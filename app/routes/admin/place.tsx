import type { ShouldRevalidateFunctionArgs } from "react-router";
import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { place } from "~/club/kinds/place";
import { keepNewRecord } from "~/editing/use-session";
import { adminMeta } from "~/layout/admin/admin-meta";
import { EditScreen } from "~/records/edit-screen";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/place";
import { openRecord, openRecordList } from "./open-records.server";
import { RecordListPage, recordMeta } from "./record-list-page";

/** The last part of the address where one is created. */
const NEW = "nouveau";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.opened ? recordMeta(place, loaderData.opened) : adminMeta(place.french.name);

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentParams.id === NEW
    ? keepNewRecord({ ...args, currentParams: {} })
    : args.defaultShouldRevalidate;
}

/** The list, or the place of the address. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (id === undefined) return { listed: await openRecordList(args, place), opened: null };
  const params = id === NEW ? {} : { id };
  return { listed: null, opened: await openRecord({ ...args, params }, place) };
}

export default function Places({ loaderData: { listed, opened } }: Route.ComponentProps) {
  if (opened)
    return (
      <EditScreen kind={place} {...opened} history={opened} afterChange={alsoWrittenAfter(place)} />
    );
  return (
    <RecordListPage
      kind={place}
      {...listed}
      above={<BackLink to="/admin/horaires">Horaires</BackLink>}
      detail={({ values }) => values.meeting}
    />
  );
}
