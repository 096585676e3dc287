import type { Contact, Counter } from "~/club/site";
import { useSite } from "~/club/use-site";
import { Either, emailWay, phoneWay } from "~/club/ways";
import { bibParts, clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { WITHDRAWAL_RIGHT } from "~/lib/sale-law";
import { Alert } from "~/ui/alert";
import { Bib } from "~/ui/bib";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useSiteOrigin } from "~/ui/site-origin";
import { type Order, termsPath } from "./order.types";
import { isStanding } from "./order-amounts";
import { OrderLines } from "./order-lines";
import { PaymentBox } from "./payment-box";

type OrderReceiptProps = {
  order: Order;
  /** Total of the lines that were not withdrawn. */
  keptCents: number;
  /** The part of that which is still to be paid. */
  dueCents: number;
  paymentUrl: string | null;
  counter: Counter;
  /** The form was sent again, and this order was there already. */
  isKnown: boolean;
  /** The seller, line by line. */
  seller: readonly string[];
  /** The person to call about an order. */
  shop: Contact;
};

/** An order as its buyer sees it: number, what was bought, what happens next. */
export function OrderReceipt(props: OrderReceiptProps) {
  return (
    <>
      <Bought {...props} />
      <Future {...props} />
    </>
  );
}

function Bought({ order, keptCents, isKnown, seller, shop }: OrderReceiptProps) {
  return (
    <section className="order-card" aria-labelledby="titre-commande">
      <Identity {...order} />
      {isKnown && isStanding(order) && <UnchangedNote {...shop} />}
      <OrderLines
        totalLabel={totalLabel(order)}
        totalCents={keptCents}
        lines={order.lines.map((line) => ({
          ...line,
          key: line.id,
          note: line.isWithdrawn && (
            <small className="order-line-trouble">Rétractation enregistrée</small>
          ),
        }))}
      />
      {order.message && (
        <p className="receipt-message">
          <b>Votre mot</b>
          {"\u00a0"}: {order.message}
        </p>
      )}
      <div className="receipt-foot">
        <LinkButton to="/boutique" variant="line" arrow>
          Revenir à la boutique
        </LinkButton>
        <Button className="receipt-print" variant="soft" icon="download" onClick={printPage}>
          Imprimer cette page
        </Button>
      </div>
      <p className="receipt-seller">
        Vendeur{"\u00a0"}: {seller.join(" · ")}
      </p>
      <Terms hash={order.termsHash} />
    </section>
  );
}

/** The way to the terms of sale that the order was placed under, on paper with their address. */
function Terms({ hash }: { hash: string | null }) {
  const origin = useSiteOrigin();
  const path = termsPath(hash);
  return (
    <p className="receipt-terms">
      <Link to={path}>Les conditions de vente que vous avez acceptées</Link>
      <span>{`\u00a0: ${origin}${path}`}</span>
    </p>
  );
}

function Identity({ number, placedAt, name }: Order) {
  return (
    <div className="receipt-top">
      <div>
        <h2 className="receipt-label" id="titre-commande">
          Commande n°
        </h2>
        <p className="receipt-number">{number}</p>
      </div>
      <p className="order-hint">
        Passée le {longDate(parisDay(placedAt))} à {clockTime(parisClock(placedAt))}
        <br />
        au nom de {name}
      </p>
    </div>
  );
}

const GIVE_UP = "Vous n’en voulez plus\u00a0? Cliquez sur «\u00a0Renoncer au contrat ici\u00a0».";

/** Changed between two sendings, an order stays what it was: how the buyer changes it all the same. */
function UnchangedNote({ phone, email }: Contact) {
  return (
    <div className="receipt-known">
      <Alert>
        <b>Cette commande reste telle que vous l’avez envoyée la première fois.</b> Ce que vous avez
        pu corriger ensuite n’y figure pas. Pour la changer,{" "}
        <Either
          ways={[phoneWay(phone, "appelez le "), emailWay(email, "écrivez à ")]}
          otherwise="adressez-vous au club"
        />
        . {GIVE_UP}
      </Alert>
    </div>
  );
}

function totalLabel({ lines, paidAt }: Order): string {
  if (lines.some(({ isWithdrawn }) => isWithdrawn)) return "Total après rétractation";
  return paidAt ? "Total payé" : "Total";
}

function printPage(): void {
  window.print();
}

/** Nothing is to come of an order that was cancelled or withdrawn from as a whole. */
function Future(props: OrderReceiptProps) {
  const { state } = props.order;
  if (state === "cancelled" || state === "withdrawn") return null;
  return (
    <aside className="order-side" aria-labelledby="titre-suite">
      <h2 className="d3" id="titre-suite">
        La suite
      </h2>
      {state !== "collected" && <Next {...props} />}
      <ChangeOfMind order={props.order} />
    </aside>
  );
}

function Next({ order, dueCents, paymentUrl, counter }: OrderReceiptProps) {
  const { day, hours } = order.pickup;
  const { number, paidAt } = order;
  const { club } = useSite();
  const { place, address } = counter;
  return (
    <div className="ticket">
      <div className="ticket-top">
        <Bib {...bibParts(day)} size="md" />
        <p>
          <strong className="ticket-title">Retrait</strong>
          {longDate(day)}
          <br />
          {hours}
        </p>
      </div>
      <div className="ticket-body">
        {place && (
          <div className="receipt-fact">
            <Icon name="pin" />
            <div>
              <b>{place}</b>
              <br />
              {address}
            </div>
          </div>
        )}
        <PaymentBox
          number={number}
          totalCents={dueCents}
          isPaid={paidAt !== null}
          counter={counter}
          link={paymentUrl}
        />
        <div className="receipt-fact">
          <Icon name="phone" />
          <div>
            Un empêchement{"\u00a0"}?{" "}
            {club.phone ? (
              <>
                {phoneWay(club.phone)}
                {"\u00a0"}: nous gardons
              </>
            ) : (
              "Nous gardons"
            )}{" "}
            votre commande.
          </div>
        </div>
      </div>
    </div>
  );
}

/** Straight to the second step: number, name and address are known here. */
function ChangeOfMind({ order }: { order: Order }) {
  return (
    <form className="receipt-mind" method="post" action="/boutique/retractation">
      <h3 className="d5">Changé d’avis{"\u00a0"}?</h3>
      <p>{WITHDRAWAL_RIGHT}</p>
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="email" value={order.email} />
      <input type="hidden" name="name" value={order.name} />
      <Button type="submit" variant="line" size="sm">
        Renoncer au contrat ici
      </Button>
    </form>
  );
}
