import { NAME_LIMIT } from "~/lib/line-schema";
import { fits } from "~/lib/truncate";
import type { Database } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { noteDocument } from "~/records/document-activity.server";
import { writeDocument } from "~/records/write-document.server";
import type { ProductValues } from "./product";
import { PRODUCT_DOCUMENTS } from "./product-documents.server";
import { findStoredProduct } from "./product-store.server";

type Copy = { id: string; userId: string; now: Date };

export type CopyResult = { kind: "done"; id: string; name: string } | { kind: "not-found" };

/**
 * Copies a product to the end of the catalogue: hidden, with the same photos, sizes and prices, and nothing in
 * stock. One in the trash is not found.
 */
export async function copyProduct(database: Database, { id, ...by }: Copy): Promise<CopyResult> {
  return transaction(database, async (trx) => {
    const stored = await findStoredProduct(trx, id);
    if (!stored || stored.isTrashed) return { kind: "not-found" };
    const live = valuesOfCopy(stored.live);
    const copy = { ...by, id: newId() };
    await writeDocument(trx, PRODUCT_DOCUMENTS, null, {
      ...copy,
      live,
      workingCopy: null,
      beside: null,
      act: "edit",
    });
    await noteDocument(trx, PRODUCT_DOCUMENTS, { ...copy, values: live, action: "created" });
    await contentChanged(trx);
    return { kind: "done", name: live.name, id: copy.id };
  });
}

function valuesOfCopy(values: ProductValues): ProductValues {
  return {
    ...values,
    name: nameOfCopy(values.name),
    isHidden: true,
    images: values.images.map((image) => ({ ...image, id: newId() })),
    variants: values.variants.map((variant) => ({ ...variant, id: newId(), stock: 0 })),
  };
}

function nameOfCopy(name: string): string {
  const copy = `${name} (copie)`;
  return fits(copy, NAME_LIMIT) ? copy : name;
}
