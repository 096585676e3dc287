import type { Kysely } from "kysely";

/** On what ground the logo of a partner stands: `light` or `dark`. */
export function partnerGround() {
  return { up };
}

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("partners")
    .addColumn("ground", "text", (c) => c.notNull().defaultTo("light"))
    .execute();
}
