import { readWritten, recordsNaming } from "~/club/elsewhere/written-names.server";
import { requireUser } from "~/features/accounts/guard.server";
import { CLUB_KINDS } from "~/kinds.server";
import { can } from "~/platform/permissions";
import { services } from "~/platform/services.server";
import type { Field, Fields } from "~/records/fields";
import type { ListedKind } from "~/records/kind";
import { type ListArgs, openRecordList } from "./open-records.server";

/** A page of people, each with the records whose own texts have the name: links for whoever may change them. */
export async function openPeopleList<F extends Fields & { fullName: Field<string> }>(
  args: ListArgs,
  kind: ListedKind<F>,
) {
  const { list, ...opened } = await openRecordList(args, kind);
  const { role } = await requireUser(args.request, args.context, kind.permission);
  const mayWrite = can(role, "club");
  const { kysely } = services(args.context).database;
  const written = await readWritten(kysely, CLUB_KINDS, { withDrafts: mayWrite });
  const items = list.items.map((person) => ({
    ...person,
    alsoIn: recordsNaming(person.values.fullName, written).map(({ title, path }) => ({
      title,
      path: mayWrite ? path : null,
    })),
  }));
  return { ...opened, list: { ...list, items } };
}
