import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";

/** Changes what visitors see, as any command of the site does. */
export async function changeContent(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<unknown>,
): Promise<void> {
  await transaction(database, async (trx) => {
    await work(trx);
    await contentChanged(trx);
  });
}
