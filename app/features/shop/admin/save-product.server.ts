import type { SaveAnswer } from "~/editing/edited-record";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { type By, toSaveAnswer } from "~/records/documents.server";
import { saveDocument } from "~/records/save-document.server";
import type { ProductValues } from "./product";
import { PRODUCT_DOCUMENTS } from "./product-documents.server";

type SaveProduct = By & {
  /** Made with the form of a new one: sent twice, it is one product. */
  id: string;
  version: number;
  values: Partial<ProductValues>;
};

/** Saves a product with its photos and variants; visitors see it at the next request. */
export async function saveProduct(
  database: Database,
  save: SaveProduct,
): Promise<SaveAnswer<ProductValues>> {
  return transaction(database, async (trx) => {
    const asked = { ...save, intent: "save", beside: null } as const;
    return toSaveAnswer(await saveDocument(trx, PRODUCT_DOCUMENTS, asked));
  });
}
