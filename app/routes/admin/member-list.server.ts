import type { boardMember, coach } from "~/features/team/member";
import { pagesNaming } from "~club/pages-naming";
import { type ListArgs, openRecordList } from "./records.server";

/** A list of people, with the pages whose own texts have the name. */
export async function openMemberList(args: ListArgs, kind: typeof coach | typeof boardMember) {
  const { list, ...opened } = await openRecordList(args, kind);
  const items = list.items.map((person) => ({
    ...person,
    alsoOn: pagesNaming(person.values.fullName),
  }));
  return { ...opened, list: { ...list, items } };
}
