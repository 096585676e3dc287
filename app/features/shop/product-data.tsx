import type { Offer, Product as ProductSchema, WithContext } from "schema-dts";
import { clubReference } from "~/club/club-reference";
import type { Club } from "~/club/site";
import { useSite } from "~/club/use-site";
import { plainText } from "~/lib/plain-text";
import { useSiteOrigin } from "~/ui/site-origin";
import { StructuredData } from "~/ui/structured-data";
import type { Product, Variant } from "./catalogue.types";

/** What a product says to search engines: one offer for each of its variants, fetched at the club. */
export function ProductData({ product }: { product: Product }) {
  const { club } = useSite();
  const origin = useSiteOrigin();
  return (
    <StructuredData data={import.meta.env.SSR ? productOf(product, { origin, club }) : null} />
  );
}

type Seller = { origin: string; club: Club };

function productOf(product: Product, seller: Seller): WithContext<ProductSchema> {
  const { origin } = seller;
  const url = `${origin}/boutique/produits/${product.id}`;
  const club = clubReference(origin, seller.club);
  const text = plainText(product.description);
  const photos = product.pictures.map((picture) => `${origin}${picture.url}`);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: product.name,
    ...(text && { description: text }),
    image: photos.length > 0 ? photos : `${origin}/partage.png`,
    brand: club,
    offers: product.variants.map((variant) => ({ ...offerOf(variant), url, seller: club })),
  };
}

function offerOf(variant: Variant): Exclude<Offer, string> & { "@type": "Offer" } {
  const name = [variant.size, variant.colour].filter(Boolean).join(", ");
  return {
    "@type": "Offer",
    sku: variant.id,
    ...(name && { name }),
    price: (variant.priceCents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability:
      variant.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    availableDeliveryMethod: { "@id": "http://purl.org/goodrelations/v1#DeliveryModePickUp" },
  };
}
