import { boardMember } from "~/features/team/member";
import { EditScreen } from "~/records/edit-screen";
import type { Route } from "./+types/board-member";
import { recordMeta } from "./record-pages";
import { openRecord } from "./records.server";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(boardMember, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, boardMember);
}

export default function BoardMemberScreen({ loaderData }: Route.ComponentProps) {
  return <EditScreen kind={boardMember} {...loaderData} />;
}
