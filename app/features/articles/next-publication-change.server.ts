import type { Queryable } from "~/platform/database/database.server";

/** When what visitors see next changes by itself: a scheduled article appears or one expires. */
export async function findNextPublicationChange(db: Queryable, now: Date): Promise<Date | null> {
  const clock = now.toISOString();
  const live = db
    .selectFrom("articles")
    .where("status", "=", "published")
    .where("deleted_at", "is", null);
  const changes = await Promise.all([
    live
      .select((eb) => eb.fn.min("published_from").as("at"))
      .where("published_from", ">", clock)
      .executeTakeFirst(),
    live
      .select((eb) => eb.fn.min("published_until").as("at"))
      .where("published_until", ">", clock)
      .executeTakeFirst(),
  ]);
  const instants = changes.flatMap((change) => (change?.at ? [change.at] : [])).sort();
  return instants[0] ? new Date(instants[0]) : null;
}
