import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { coach } from "~/features/team/member";
import { EditScreen } from "~/records/edit-screen";
import type { Route } from "./+types/coach";
import { openRecord } from "./open-records.server";
import { recordMeta } from "./record-list-page";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(coach, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, coach);
}

export default function CoachScreen({ loaderData }: Route.ComponentProps) {
  return <EditScreen kind={coach} {...loaderData} afterChange={alsoWrittenAfter(coach)} />;
}
