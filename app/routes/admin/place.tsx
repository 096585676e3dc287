import { place } from "~/club/kinds/place";
import { EditScreen } from "~/records/edit-screen";
import type { Route } from "./+types/place";
import { openRecord } from "./open-records.server";
import { recordMeta } from "./record-list-page";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(place, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, place);
}

export default function PlaceScreen({ loaderData }: Route.ComponentProps) {
  return <EditScreen kind={place} {...loaderData} />;
}
