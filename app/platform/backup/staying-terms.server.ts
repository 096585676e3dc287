import type { Selectable } from "kysely";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { SaleTermsTable } from "~database/schema/shop";

type KeptTerms = Selectable<SaleTermsTable>;

/** Reads the terms of sale of which buyers of this site were sent the address. */
export async function readStayingTerms(trx: DatabaseTransaction): Promise<KeptTerms[]> {
  return await trx.selectFrom("sale_terms").selectAll().execute();
}

/** Writes them back beside those of the archive: the same hash is the same text. */
export async function writeStayingTerms(
  trx: DatabaseTransaction,
  terms: readonly KeptTerms[],
): Promise<void> {
  for (const row of terms) {
    await trx
      .insertInto("sale_terms")
      .values(row)
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
  }
}
