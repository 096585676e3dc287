import type { KyselyPlugin, RootOperationNode } from "kysely";
import type { Database } from "~/platform/database/database.server";

/** The same database, counting the statements that its Kysely is asked for, or those that are wanted. */
export function countQueries(
  database: Database,
  isWanted: (statement: RootOperationNode) => boolean = () => true,
): { database: Database; count(): number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      if (isWanted(node)) count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const kysely = database.kysely.withPlugin(counter);
  return { database: { ...database, kysely }, count: () => count };
}
