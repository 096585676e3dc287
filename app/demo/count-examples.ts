import { type RawBuilder, sql } from "kysely";
import { CONTENT_KINDS, CONTENT_TABLES } from "~/kinds.server";
import type { Queryable } from "~/platform/database/database.server";
import { isExample } from "~/platform/database/example-rows.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import { hasBody } from "~/records/rows-of-kind.server";

type Counted = { subject: string; count: number | string };

/** By subject of their kinds, how many rows outside the trash still come from the demo. One query. */
export async function countExamples(db: Queryable): Promise<Record<string, number>> {
  const counts = sql.join(CONTENT_TABLES.map(countIn), sql` union all `);
  const { rows } = await sql<Counted>`${counts}`.execute(db);
  return Object.fromEntries(rows.map(({ subject, count }) => [subject, Number(count)]));
}

function countIn(table: VersionedTable): RawBuilder<unknown> {
  const kind = CONTENT_KINDS.find((one) => one.table === table);
  const subject = hasBody({ table }) ? sql.ref("kind") : sql.lit(kind?.subject ?? table);
  return sql`select ${subject} as subject, count(*) as count from ${sql.table(table)}
    where deleted_at is null and ${isExample(table)} group by 1`;
}

/** The pieces of the club's content that still come from the demo. */
export function listClubExamples(db: Queryable): Promise<{ kind: string; key: string | null }[]> {
  return db
    .selectFrom("club_records")
    .select(["kind", "key"])
    .where(isExample("club_records"))
    .execute();
}
