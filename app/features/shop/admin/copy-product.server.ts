import { NAME_LIMIT } from "~/lib/line-schema";
import { fits } from "~/lib/truncate";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { listProductImages } from "./edited-product.server";
import type { ProductForm } from "./product.schema";
import { writeProduct } from "./save-product.server";

type Copy = { id: string; userId: string; now: Date };

export type CopyResult = { kind: "done"; id: string; name: string } | { kind: "not-found" };

/**
 * Copies a product to the end of the catalogue: hidden, with the same photos, sizes and prices, and nothing in
 * stock. One in the trash is not found.
 */
export async function copyProduct(database: Database, { id, ...by }: Copy): Promise<CopyResult> {
  return transaction(database, async (trx) => {
    const form = await formOfCopy(trx, id);
    if (!form) return { kind: "not-found" };
    const copyId = newId();
    await writeProduct(trx, { ...by, id: copyId, form }, null);
    return { kind: "done", name: form.name, id: copyId };
  });
}

/** A product as the form of a new one would send it. */
async function formOfCopy(db: Queryable, id: string): Promise<ProductForm | null> {
  const row = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    version: 0,
    name: nameOfCopy(row.name),
    price: row.price_cents,
    description: row.description,
    sizeGuide: row.size_guide,
    isPersonalised: row.personalisation_label !== null,
    personalisationLabel: row.personalisation_label ?? "",
    personalisationPrice: row.personalisation_price_cents,
    isHidden: true,
    images: await listProductImages(db, id),
    variants: await listNewVariants(db, id),
  };
}

async function listNewVariants(db: Queryable, productId: string): Promise<ProductForm["variants"]> {
  const rows = await db
    .selectFrom("product_variants")
    .select(["size", "colour", "price_cents"])
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map(({ size, colour, price_cents: price }) => ({
    id: newId(),
    size,
    colour,
    price,
    stock: 0,
  }));
}

function nameOfCopy(name: string): string {
  const copy = `${name} (copie)`;
  return fits(copy, NAME_LIMIT) ? copy : name;
}
