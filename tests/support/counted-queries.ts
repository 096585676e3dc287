import type { KyselyPlugin } from "kysely";
import type { Database } from "~/platform/database/database.server";

/** The same database, counting the statements that its Kysely is asked for. */
export function countQueries(database: Database): { database: Database; count(): number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const kysely = database.kysely.withPlugin(counter);
  return { database: { ...database, kysely }, count: () => count };
}
