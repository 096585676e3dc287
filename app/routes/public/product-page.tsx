import { useState } from "react";
import type { Contact } from "~/club/site";
import { AddToBasket } from "~/features/shop/add-to-basket";
import type { Product, Variant } from "~/features/shop/catalogue.types";
import { PickupFacts } from "~/features/shop/pickup-facts";
import type { CounterNow } from "~/features/shop/pickup-slots";
import { PriceTag } from "~/features/shop/price-tag";
import { ProductPhotos } from "~/features/shop/product-photos";
import { SizeGuide } from "~/features/shop/size-guide";
import { LinkButton } from "~/ui/button";

type ProductPageProps = {
  product: Product;
  counter: CounterNow;
  /** The person to call about an order. */
  shop: Contact;
};

/** Photos and words of a product, and beside them what is needed to buy it. */
export function ProductPage({ product, counter, shop }: ProductPageProps) {
  const [chosen, setChosen] = useState<Variant | null>(null);
  const isSoldOut = product.variants.every(({ stock }) => stock === 0);
  return (
    <article className="product-grid">
      <ProductPhotos name={product.name} pictures={product.pictures} />
      <div className="product-panel">
        <header className="product-head">
          <h1 className="d2">{product.name}</h1>
          <PriceTag
            // Another element for another price: browser translators keep text nodes that React would reuse.
            key={chosen?.priceCents}
            priceCents={chosen ? onePrice(chosen) : product.priceCents}
            size="lg"
          />
        </header>
        {isSoldOut ? (
          <SoldOut />
        ) : (
          <AddToBasket product={product} shop={shop} onVariant={setChosen} />
        )}
        <PickupFacts counter={counter} shop={shop} />
      </div>
      <div className="product-words">
        {product.description && (
          <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
        )}
        <SizeGuide rows={product.sizeGuide} />
      </div>
    </article>
  );
}

function onePrice({ priceCents }: Variant): Product["priceCents"] {
  return { from: priceCents, to: priceCents };
}

function SoldOut() {
  return (
    <div className="product-sold-out">
      <p>
        <b>Épuisé dans toutes les tailles.</b> Demandez au club s’il sera de nouveau commandé.
      </p>
      <LinkButton variant="line" block to="/contacts">
        Écrire au club
      </LinkButton>
    </div>
  );
}
