import type { Queryable } from "~/platform/database/database.server";
import type { Field, Fields, KeyTarget, NameOfKey } from "./fields";

/** The names of the things whose keys some fields may hold, as far as records have them. */
export async function readKeyNames(db: Queryable, fields: Fields): Promise<NameOfKey> {
  const names = new Map<string, string>();
  const subjects = new Set(targetsOf(fields).map(({ subject }) => subject));
  if (subjects.size === 0) return () => null;
  const rows = await db
    .selectFrom("club_records")
    .select(["kind", "key", "title"])
    .where("kind", "in", [...subjects])
    .where("key", "is not", null)
    .execute();
  for (const { kind, key, title } of rows) names.set(`${kind} ${key}`, title);
  return (subject, key) => names.get(`${subject} ${key}`) ?? null;
}

/** Those that are stored, inside groups and lists too. */
function targetsOf(fields: Fields): KeyTarget[] {
  return Object.values(fields).flatMap(({ input }: Field<unknown>) => {
    if (input.type === "group" || input.type === "list") return targetsOf(input.fields);
    return input.type === "key" && input.to.isStored ? [input.to] : [];
  });
}
