import { ARTICLE_ACTS, ARTICLE_ROWS } from "~/features/articles/admin/article-acts.server";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { trashRow } from "~/records/acts.server";
import { addUser, NOW } from "./article-fixtures";

type RowAct = { id: string; userId: string | null; now: Date };

/** Moves an article to the trash; its title, or null where it is gone. */
export function trashArticle(database: Database, act: RowAct): Promise<string | null> {
  return transaction(database, (trx) => trashRow(trx, ARTICLE_ROWS, { ...act, isTrashed: true }));
}

/** Brings an article back from the trash; its title, or null where it is gone. */
export function restoreArticle(database: Database, act: RowAct): Promise<string | null> {
  return transaction(database, (trx) => trashRow(trx, ARTICLE_ROWS, { ...act, isTrashed: false }));
}

/** Does what a form asks to be done to an article; fails the test where no act has its intent. */
export async function actOnArticle(
  database: Database,
  { intent = "", ...sent }: CommandFields,
): Promise<CommandAnswer> {
  const act = ARTICLE_ACTS[intent];
  if (!act) throw new Error(`No act of articles is called ${intent}.`);
  const userId = await addUser(database);
  return act(database, { id: sent.id ?? "", sent: { intent, ...sent }, userId, now: NOW });
}
