import type { Selectable } from "kysely";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import type { SaleTermsTable } from "~database/schema/shop";

type KeptTerms = Selectable<SaleTermsTable>;

/**
 * Reads the terms of sale that buyers of this site were sent the address of, where an archive holds none: it
 * may be of a version that kept no terms.
 */
export async function readStayingTerms(
  trx: DatabaseTransaction,
  archived: Queryable,
): Promise<KeptTerms[]> {
  const known = await archived.selectFrom("sale_terms").select("hash").limit(1).executeTakeFirst();
  return known ? [] : await trx.selectFrom("sale_terms").selectAll().execute();
}

/** Writes them back after the rows of the archive. */
export async function writeStayingTerms(
  trx: DatabaseTransaction,
  terms: readonly KeptTerms[],
): Promise<void> {
  for (const row of terms) await trx.insertInto("sale_terms").values(row).execute();
}
