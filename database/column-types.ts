import { sql } from "kysely";
import type { Engine } from "~/platform/database/engine";

/** The column types in which the two engines differ. */
export function columnTypes(engine: Engine) {
  const postgres = engine === "postgres";
  return {
    instant: postgres ? sql`timestamptz` : sql`text`,
    day: postgres ? sql`date` : sql`text`,
    boolean: postgres ? sql`boolean` : sql`integer`,
    no: postgres ? sql`false` : sql`0`,
  };
}
