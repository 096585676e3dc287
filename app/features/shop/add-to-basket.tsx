import type { Contact } from "~/club/site";
import { Either, emailWay, phoneWay } from "~/club/ways";
import { Alert } from "~/ui/alert";
import { Button, LinkButton } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { MAX_PERSONALISATION } from "./basket.types";
import { useBasket } from "./basket-store";
import type { Personalisation, Product, Variant } from "./catalogue.types";
import { price } from "./price";
import { QuantityField } from "./quantity-field";
import { piecesWords, stockWords } from "./stock-words";
import { isQuantity } from "./stored-basket";
import { type AddedPieces, useProductForm } from "./use-product-form";
import { VariantPicker } from "./variant-picker";

type OfferProps = {
  product: Product;
  /** The person to call about an order. */
  shop: Contact;
};

type AddToBasketProps = OfferProps & {
  /** Gets each choice: null for one that is not whole, or not left. */
  onVariant: (variant: Variant | null) => void;
};

/** The choice of colour, size, name and number, and the button that puts it into the basket. */
export function AddToBasket({ product, shop, onVariant }: AddToBasketProps) {
  const chosen = useProductForm(product, onVariant);
  const { errors, added } = chosen;
  return (
    <form
      ref={chosen.form}
      className="product-form"
      aria-label="Choisir cet article"
      noValidate
      onChange={chosen.readChoice}
      onSubmit={chosen.submit}
    >
      <VariantPicker
        variants={product.variants}
        colour={chosen.choice.colour}
        first={chosen.first}
        hasSizeGuide={product.sizeGuide.length > 0}
        sizeError={errors.size ?? null}
      />
      {product.personalisation && (
        <NameField personalisation={product.personalisation} error={errors.name} />
      )}
      <BuyRow product={product} chosen={chosen} />
      <ChosenTotal product={product} {...chosen} />
      <div role="status">{added && <Added product={product} added={added} />}</div>
      <NoScripts product={product} shop={shop} />
    </form>
  );
}

type BuyRowProps = { product: Product; chosen: ReturnType<typeof useProductForm> };

function BuyRow({ product, chosen }: BuyRowProps) {
  const isHydrated = useBasket() !== null;
  const { variant, errors } = chosen;
  const error = errors.quantity;
  return (
    <div className="product-buy needs-scripts">
      <QuantityField
        id="quantite"
        label={product.name}
        value={chosen.choice.quantity}
        max={variant?.stock}
        onChange={chosen.changeQuantity}
        isInvalid={error !== undefined}
        describedBy="quantite-note"
      />
      <Button
        // Clicked before the page is hydrated, a plain button waits for it; a form would be sent as it is.
        type={isHydrated ? "submit" : "button"}
        onClick={isHydrated ? undefined : () => chosen.form.current?.requestSubmit()}
        icon="bag"
      >
        Ajouter au panier
      </Button>
      <FieldFoot
        id="quantite-note"
        // Each size says it of itself, and so does what is wrong.
        hint={variant?.size === "" && !error ? stockWords(variant.stock) : null}
        errors={error ? [error] : []}
      />
    </div>
  );
}

type NameFieldProps = { personalisation: Personalisation; error: string | undefined };

function NameField({ personalisation: { label, priceCents }, error }: NameFieldProps) {
  const extra = priceCents > 0 ? `+\u00a0${price(priceCents)}` : "offert";
  return (
    <Field
      label={
        <>
          {label} <span className="field-aside">facultatif, {extra}</span>
        </>
      }
      error={error}
      hint={
        "Un article personnalisé est fait pour vous\u00a0: il ne peut être ni repris ni échangé, et le droit de rétractation ne s’y applique pas."
      }
    >
      <TextInput
        name="personalisation"
        autoComplete="off"
        autoCapitalize="words"
        limit={MAX_PERSONALISATION}
      />
    </Field>
  );
}

type ChosenTotalProps = Pick<ReturnType<typeof useProductForm>, "variant" | "choice"> & {
  product: Product;
};

/** Only where it is not the price that already stands there. */
function ChosenTotal({ product, variant, choice }: ChosenTotalProps) {
  const { personalisation } = product;
  const { quantity } = choice;
  const extra = choice.name ? (personalisation?.priceCents ?? 0) : 0;
  const unit = variant && variant.priceCents + extra;
  const isPlain = extra === 0 && quantity === 1;
  const says = unit !== null && isQuantity(quantity) && !isPlain;
  return (
    <p className="product-total needs-scripts" role="status">
      {says && (
        <>
          <span>{`${piecesWords(quantity)}${extra > 0 ? ", personnalisation comprise" : ""}\u00a0: `}</span>
          <b>{price(unit * quantity)}</b>
        </>
      )}
    </p>
  );
}

function Added({ product, added }: { product: Product; added: AddedPieces }) {
  const { variant, quantity, name } = added;
  const what = [product.name, variant.colour, variant.size, name && `«\u00a0${name}\u00a0»`];
  return (
    <div className="product-added">
      <p>
        <b>{`Ajouté au panier\u00a0: `}</b>
        <span>{`${quantity}\u00a0× ${what.filter(Boolean).join(", ")}.`}</span>
      </p>
      <LinkButton variant="line" size="sm" arrow to="/boutique/panier">
        Voir le panier
      </LinkButton>
    </div>
  );
}

/** Without scripts there is no basket: what is left, and how to order all the same. */
function NoScripts({ product, shop }: OfferProps) {
  const left = product.variants.filter(({ stock }) => stock > 0);
  return (
    <noscript>
      <div className="shop-noscript">
        <Alert>
          Le panier a besoin de JavaScript. Sans lui, commandez{" "}
          <Either
            ways={[emailWay(shop.email, "par e-mail à "), phoneWay(shop.phone, "au ")]}
            otherwise="au club"
          />
          .
          <ul>
            {left.map((variant) => (
              <li key={variant.id}>
                {[variant.colour, variant.size].filter(Boolean).join(", ") || product.name}
                {`\u00a0: ${price(variant.priceCents)}, ${variant.stock} en stock`}
              </li>
            ))}
          </ul>
        </Alert>
      </div>
    </noscript>
  );
}
