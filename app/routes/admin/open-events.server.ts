import { redirect } from "react-router";
import { event } from "~/club/kinds/event";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { editPath } from "~/records/kind";
import type { Route } from "./+types/sheet";
import { openRecord } from "./open-records.server";

type Args = Route.LoaderArgs;

/** The page of an event by its id, or by its key; a new one without. */
export async function openEvent(args: Args, word?: string) {
  const { kysely } = services(args.context).database;
  const keyed = word === undefined ? null : await findKeyed(kysely, word);
  if (keyed) throw redirect(editPath(event, keyed));
  return openRecord({ ...args, params: word === undefined ? {} : { id: word } }, event);
}

/** The id of the page that menus mean by a key; null for none. */
async function findKeyed(db: Queryable, key: string): Promise<string | null> {
  const row = await db
    .selectFrom("club_records")
    .select("id")
    .where("kind", "=", event.subject)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The pages of events that visitors saw and that are in the trash: menus may mean them, and name them as gone. */
export async function listTrashedEvents(db: Queryable): Promise<{ key: string; name: string }[]> {
  const rows = await db
    .selectFrom("club_records")
    .select(["key", "title"])
    .where("kind", "=", event.subject)
    .where("deleted_at", "is not", null)
    .orderBy("title")
    .execute();
  return rows.flatMap(({ key, title }) => (key === null ? [] : { key, name: title }));
}
