import type { SaleTerms } from "~/lib/sale-law";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";

/** The shape of every hash; no other text is looked for. */
const HASH = /^[0-9a-f]{32}$/;

type DatedTerms = SaleTerms & {
  /** The day of Paris from which they are known to be in force. */
  day: string;
};

/** Keeps the terms of an order; a text that is kept already keeps its first day. */
export async function keepTerms(trx: DatabaseTransaction, terms: DatedTerms): Promise<void> {
  const { hash, day, content } = terms;
  await trx
    .insertInto("sale_terms")
    .values({ hash, day, content })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** The terms that orders were placed under; null for a hash of none. The content is as it was stored. */
export async function findKeptTerms(
  db: Queryable,
  hash: string,
): Promise<{ day: string; content: string } | null> {
  if (!HASH.test(hash)) return null;
  const row = await db
    .selectFrom("sale_terms")
    .select(["day", "content"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives their terms to the orders of a version that kept none. */
export async function giveFormerTerms(database: Database, terms: DatedTerms): Promise<void> {
  if (!(await lackTerms(database.kysely))) return;
  await transaction(database, (trx) => giveFormerTermsIn(trx, terms));
}

/** The same in a transaction. */
export async function giveFormerTermsIn(
  trx: DatabaseTransaction,
  terms: DatedTerms,
): Promise<void> {
  if (!(await lackTerms(trx))) return;
  await keepTerms(trx, terms);
  const { hash } = terms;
  await trx
    .updateTable("orders")
    .set({ terms_hash: hash })
    .where("terms_hash", "is", null)
    .execute();
  await contentChanged(trx);
}

async function lackTerms(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("terms_hash", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
