import type { ProductPicture } from "~/features/shop/catalogue.types";
import { addProduct } from "~/features/shop/insert-product.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import type { DemoProduct } from "~database/demo/demo.types";
import { readDemoImage } from "./demo-images";
import type { DemoLoad } from "./demo-load";

/** Puts a product of the demo at the end of the catalogue, with its pictures and its first stock. */
export async function loadProduct(
  { site, note }: DemoLoad,
  { pictures, variants, sizeGuide, ...shown }: DemoProduct,
): Promise<void> {
  const id = newId();
  const stored: ProductPicture[] = [];
  for (const { file, alt } of pictures)
    stored.push({ url: await storePicture(site, id, file), alt });
  await note("products", id);
  await addProduct(site.database, {
    ...shown,
    id,
    sizeGuide: sizeGuide.join("\n"),
    pictures: stored,
    variants: variants.map(({ priceCents = null, ...variant }) => ({
      ...variant,
      id: newId(),
      priceCents,
    })),
    isHidden: false,
    now: site.now,
  });
}

async function storePicture(
  site: DemoLoad["site"],
  productId: string,
  file: string,
): Promise<string> {
  const stored = await storeImage(site, {
    target: { kind: "product", productId },
    bytes: await readDemoImage(`products/${file}`),
    fileName: file,
    quality: "normal",
    uploadedBy: null,
    now: site.now,
  });
  return stored.url;
}
