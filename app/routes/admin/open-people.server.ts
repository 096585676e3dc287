import { readWritten, recordsNaming } from "~/club/elsewhere/written-names.server";
import { CLUB_KINDS } from "~/kinds.server";
import { services } from "~/platform/services.server";
import type { Field, Fields } from "~/records/fields";
import type { ListedKind } from "~/records/kind";
import { type ListArgs, openRecordList } from "./open-records.server";

/** A page of people, each with the records whose own texts have the name. */
export async function openPeopleList<F extends Fields & { fullName: Field<string> }>(
  args: ListArgs,
  kind: ListedKind<F>,
) {
  const { list, ...opened } = await openRecordList(args, kind);
  const written = await readWritten(services(args.context).database.kysely, CLUB_KINDS);
  const items = list.items.map((person) => ({
    ...person,
    alsoIn: recordsNaming(person.values.fullName, written),
  }));
  return { ...opened, list: { ...list, items } };
}
