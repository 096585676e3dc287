import { useSite } from "~/club/use-site";
import { classNames } from "~/ui/class-names";
import { CutText } from "~/ui/cut-text";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import type { ProductCard as Card } from "./catalogue.types";
import { ColourSwatch } from "./colour-swatch";
import { PriceTag } from "./price-tag";

const CARD_SIZES = "(width < 40rem) calc(100vw - 2.25rem), (width < 72rem) 45vw, 25rem";

type ProductsProps = {
  products: readonly Card[];
  heading?: "h2" | "h3";
  /** Of the first screen: loaded at once. */
  priority?: number;
};

/** Products side by side, each card whole a link to its page. */
export function ProductGrid({ products, heading = "h2", priority = 0 }: ProductsProps) {
  return (
    <ul className="shop-grid rows">
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} heading={heading} priority={i < priority} />
        </li>
      ))}
    </ul>
  );
}

type ProductCardProps = { product: Card; heading: "h2" | "h3"; priority: boolean };

function ProductCard({ product, heading: Heading, priority }: ProductCardProps) {
  const { id, name, cutName, picture, isSoldOut } = product;
  const { club } = useSite();
  return (
    <article className={classNames("card shop-card", isSoldOut && "is-sold-out")}>
      <div className="card-img">
        <Picture
          src={picture?.url}
          alt={picture?.alt ?? ""}
          sizes={CARD_SIZES}
          priority={priority}
          placeholder={club.initials}
        />
        {isSoldOut && <p className="shop-flag">Épuisé</p>}
        {!isSoldOut && product.isPersonalised && <p className="shop-flag">À votre nom</p>}
      </div>
      <div className="card-body">
        <PriceTag priceCents={product.priceCents} />
        <Heading className="card-title">
          <Link to={`/boutique/produits/${id}`} title={cutName ? name : undefined}>
            <CutText cut={cutName} whole={name} />
          </Link>
        </Heading>
        <Choice product={product} />
      </div>
    </article>
  );
}

function Choice({ product: { sizes, colours, isSoldOut } }: { product: Card }) {
  if (isSoldOut) return <p className="shop-card-choice">De retour bientôt, peut-être.</p>;
  if (sizes.length + colours.length === 0) return null;
  return (
    <div className="shop-card-choice">
      {sizes.length > 0 && (
        <p>
          <span className="sr-only">{"Tailles\u00a0: "}</span>
          {sizes.join(" · ")}
        </p>
      )}
      {colours.length > 0 && (
        <p className="shop-card-colours">
          <span className="sr-only">{"Couleurs\u00a0: "}</span>
          {colours.map((colour, i) => (
            <span key={colour}>
              <ColourSwatch name={colour} />
              {colour}
              {i < colours.length - 1 && <span className="sr-only">, </span>}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
