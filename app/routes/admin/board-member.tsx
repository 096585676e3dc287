import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { boardMember } from "~/features/team/member";
import { EditScreen } from "~/records/edit-screen";
import type { Route } from "./+types/board-member";
import { openRecord } from "./open-records.server";
import { recordMeta } from "./record-list-page";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(boardMember, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, boardMember);
}

export default function BoardMemberScreen({ loaderData }: Route.ComponentProps) {
  return (
    <EditScreen kind={boardMember} {...loaderData} afterChange={alsoWrittenAfter(boardMember)} />
  );
}
