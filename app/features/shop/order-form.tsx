import type { Contact, Counter } from "~/club/site";
import { callWords, Either, emailWay, phoneWay } from "~/club/ways";
import { useBrowserKeeps } from "~/ui/browser-storage";
import { EmptyState } from "~/ui/empty-state";
import { PostForm } from "~/ui/form";
import { Link } from "~/ui/link";
import { BuyerFields, MessageField } from "./buyer-fields";
import { ORDER_PATH, type PickupSlot } from "./order.types";
import { OrderReview } from "./order-review";
import { PickupChoice } from "./pickup-choice";
import { NO_PICKUP } from "./pickup-words";
import { KEPT_ORDER, useOrderForm } from "./use-order-form";

type OrderFormProps = {
  slots: readonly PickupSlot[];
  counter: Counter;
  hasMailer: boolean;
  /** Of the terms of sale that the page leads to. */
  termsHash: string;
  /** The person to call about an order. */
  shop: Contact;
};

/** The order, from who to the button; what was typed stays whatever happens. */
export function OrderForm({ counter, hasMailer, shop, ...props }: OrderFormProps) {
  const order = useOrderForm(props);
  const { prices, outcome, state, slots = props.slots } = order;
  const { errors } = state;
  const isDone = outcome.kind === "placed";
  if (!isDone && prices.kind === "empty") return <NothingToOrder />;
  if (!isDone && prices.kind === "expired") return <OldBasket />;
  if (slots.length === 0) return <NoPickup shop={shop} isAnswer={order.slots !== undefined} />;
  return (
    <section className="order-card" aria-labelledby="titre-coordonnees">
      <h2 className="d3" id="titre-coordonnees">
        Vos coordonnées
      </h2>
      <p className="order-hint">
        Les champs marqués d’un{" "}
        <span className="field-required" aria-hidden="true">
          *
        </span>
        <span className="sr-only">astérisque</span> sont obligatoires. Pas de compte à créer.
      </p>
      <NoScript {...shop} />
      <PostForm
        state={state}
        className="order-form order-needs-scripts"
        action={ORDER_PATH}
        keptAs={isDone ? undefined : KEPT_ORDER}
        onInput={order.prepare}
      >
        <BuyerFields hasMailer={hasMailer} />
        <PickupChoice slots={slots} counter={counter} errors={errors.pickup} />
        <MessageField errors={errors.message} />
        <OrderReview
          counter={counter}
          prices={prices}
          outcome={outcome}
          errors={errors}
          termsHash={order.termsHash}
          isSending={state.isBusy}
        />
      </PostForm>
    </section>
  );
}

function NoScript({ phone, email }: Contact) {
  return (
    <noscript>
      <p className="order-noscript">
        Le panier et la commande ont besoin de JavaScript. Sans lui, commandez au club
        <Either ways={[phoneWay(phone, ", au "), emailWay(email, phone ? "à " : ", à ")]} />.
      </p>
    </noscript>
  );
}

function NothingToOrder() {
  return (
    <div className="order-card">
      <EmptyState
        title="Votre panier est vide"
        action={
          <Link className="btn btn-action" to="/boutique">
            Voir la boutique
          </Link>
        }
      >
        Choisissez un article, puis revenez ici pour commander.
      </EmptyState>
    </div>
  );
}

function OldBasket() {
  return (
    <div className="order-card">
      <EmptyState
        title="Votre panier a plus de trente jours"
        action={
          <Link className="btn btn-action" to="/boutique/panier">
            Voir mon panier
          </Link>
        }
      >
        Nous l’avons mis de côté. Reprenez-le ou videz-le, puis commandez.
      </EmptyState>
    </div>
  );
}

/** The counter is closed for weeks, or has no hours: nothing can be promised, so nothing is sold. */
type NoPickupProps = {
  shop: Contact;
  /** It takes the place of the form whose button was pressed. */
  isAnswer: boolean;
};

function NoPickup({ shop, isAnswer }: NoPickupProps) {
  const isKept = useBrowserKeeps();
  return (
    <div className="order-card" role={isAnswer ? "alert" : undefined}>
      <EmptyState
        title="Pas de retrait ces prochaines semaines"
        action={
          <Link className="btn btn-action" to="/boutique">
            Revenir à la boutique
          </Link>
        }
      >
        {NO_PICKUP}. {isKept && "Votre panier reste dans ce navigateur. "}
        Revenez bientôt, ou {callWords(shop)}.
      </EmptyState>
    </div>
  );
}
