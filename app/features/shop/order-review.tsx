import { useId } from "react";
import type { Counter } from "~/club/site";
import type { FieldErrors } from "~/lib/field-errors";
import { WITHDRAWAL_DAYS } from "~/lib/sale-law";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { FieldFoot } from "~/ui/field-foot";
import { Link } from "~/ui/link";
import { Skeleton } from "~/ui/skeleton";
import type { LineTrouble, PricedBasket } from "./basket.types";
import { OrderLines } from "./order-lines";
import { NotOrdered } from "./order-outcome";
import { paidAtPickup } from "./pickup-words";
import { price } from "./price";
import type { OrderOutcome } from "./use-order-form";
import type { BasketPrices } from "./use-priced-basket";

type OrderReviewProps = {
  counter: Counter;
  prices: BasketPrices;
  outcome: OrderOutcome;
  errors: FieldErrors;
  termsHash: string;
  isSending: boolean;
};

/** What the buyer agrees to, right above the button that binds them (consumer code, article L221-14). */
export function OrderReview({
  counter,
  prices,
  outcome,
  errors,
  termsHash,
  isSending,
}: OrderReviewProps) {
  const basket = prices.kind === "priced" ? prices.basket : null;
  const isTroubled = basket?.lines.some(({ trouble }) => trouble !== null) ?? false;
  const isCurrent = prices.kind === "priced" && prices.isCurrent;
  const isPlaced = outcome.kind === "placed";
  return (
    <section className="order-review" aria-labelledby="titre-verifier">
      <h2 className="d3" id="titre-verifier">
        Vérifiez et commandez
      </h2>
      {basket ? (
        <Summary basket={basket} isTroubled={isTroubled} />
      ) : (
        <Waiting isPlaced={isPlaced} prices={prices} />
      )}
      <OrderInformation counter={counter} basket={basket} />
      {/* The box is empty again when the terms are others. */}
      <AgreementBox key={termsHash} errors={errors.terms} />
      {errors.basket && <Alert tone="error">{errors.basket}</Alert>}
      <NotOrdered outcome={outcome} errors={errors} isTroubled={isTroubled} />
      <Button
        type="submit"
        block
        disabled={!isCurrent || isTroubled}
        busy={isSending || isPlaced}
        busyLabel="Commande en cours…"
      >
        Commande avec obligation de paiement
      </Button>
      <p className="order-hint">
        Protégé par un petit calcul de votre navigateur, sans service extérieur. Vos coordonnées
        servent à préparer et à remettre votre commande.{" "}
        <Link to="/politique-confidentialite" target="_blank">
          En savoir plus<span className="sr-only"> (nouvel onglet)</span>
        </Link>
      </p>
    </section>
  );
}

function Summary({ basket, isTroubled }: { basket: PricedBasket; isTroubled: boolean }) {
  return (
    <>
      <OrderLines
        totalLabel="Total à payer"
        totalCents={basket.totalCents}
        lines={basket.lines.map((line) => ({
          ...line,
          key: `${line.variantId} ${line.personalisation}`,
          productName: line.productName || "Article retiré de la boutique",
          isLeftOut: line.trouble !== null,
          note: line.trouble && (
            <small className="order-line-trouble">
              {`${troubleInWords(line.trouble)}. Non compté dans le total.`}
            </small>
          ),
        }))}
      />
      {isTroubled && (
        <Alert tone="error">
          Votre panier ne peut pas être commandé tel quel{"\u00a0"}: un article n’est plus
          disponible comme vous l’avez choisi. <Link to="/boutique/panier">Corriger le panier</Link>
        </Alert>
      )}
    </>
  );
}

function troubleInWords(trouble: LineTrouble): string {
  switch (trouble.kind) {
    case "gone":
      return "Il n’est plus vendu";
    case "sold-out":
      return "Épuisé entre-temps";
    case "too-many":
      return `Il n’en reste que ${trouble.left}`;
    case "no-personalisation":
      return "Il ne se personnalise plus";
  }
}

function Waiting({ prices, isPlaced }: { prices: BasketPrices; isPlaced: boolean }) {
  if (prices.kind === "failed" && !isPlaced) {
    return (
      <Alert tone="error">
        Les prix n’ont pas pu être vérifiés.{" "}
        <Button size="sm" variant="line" onClick={prices.retry}>
          Réessayer
        </Button>
      </Alert>
    );
  }
  return (
    <div className="order-waiting" aria-busy="true">
      <Skeleton width="medium" />
      <Skeleton width="short" />
      <Skeleton shape="title" width="long" />
    </div>
  );
}

type OrderInformationProps = { counter: Counter; basket: PricedBasket | null };

/** Before the order, and not only in the terms: paying, fetching, changing one's mind. */
function OrderInformation({ counter, basket }: OrderInformationProps) {
  const made = basket?.lines.filter(({ personalisation }) => personalisation !== "") ?? [];
  return (
    <ul className="order-information">
      <li>
        <b>Paiement</b> {paidAtPickup(counter)}. Rien n’est débité maintenant.
      </li>
      <li>
        <b>Rétractation</b>
        {"\u00a0"}: vous avez {WITHDRAWAL_DAYS}
        {"\u00a0"}jours après le retrait pour changer d’avis, sans donner de raison, à la page{" "}
        <Link to="/boutique/retractation" target="_blank">
          Renoncer à une commande<span className="sr-only"> (nouvel onglet)</span>
        </Link>
        .
      </li>
      {made.length > 0 && (
        <li className="order-exception">
          <b>Exception</b>
          {"\u00a0"}: <span>{madeInWords(made.map(({ personalisation }) => personalisation))}</span>{" "}
          pour vous. Un article personnalisé ne peut être ni repris ni échangé, sauf défaut, et le
          droit de rétractation ne s’y applique pas.
        </li>
      )}
      {basket !== null && (
        <li>
          <b>Prix</b> toutes taxes comprises, retrait gratuit{"\u00a0"}:{" "}
          <span>{price(basket.totalCents)}</span> en tout.
        </li>
      )}
    </ul>
  );
}

function madeInWords(names: readonly string[]): string {
  const quoted = [...new Set(names)].map((name) => `«\u00a0${name}\u00a0»`);
  const list = new Intl.ListFormat("fr").format(quoted);
  return names.length === 1
    ? `l’article marqué ${list} est fait`
    : `les articles marqués ${list} sont faits`;
}

function AgreementBox({ errors }: { errors: string[] | undefined }) {
  const footId = useId();
  return (
    <div>
      <label className="order-terms">
        <input
          type="checkbox"
          name="terms"
          // A browser that restores the page would bring the agreement to other terms back.
          autoComplete="off"
          required
          aria-describedby={footId}
          aria-invalid={errors ? true : undefined}
        />
        <span>
          J’ai lu et j’accepte les{" "}
          <Link to="/boutique/cgv" target="_blank">
            conditions générales de vente<span className="sr-only"> (nouvel onglet)</span>
          </Link>
          .
        </span>
      </label>
      <FieldFoot id={footId} errors={errors} />
    </div>
  );
}
