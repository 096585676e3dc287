import type { ReactNode } from "react";
import type { Contact, Counter } from "~/club/site";
import { Either, emailWay, phoneWay } from "~/club/ways";
import { capitalized } from "~/lib/capitalized";
import { WITHDRAWAL_DAYS } from "~/lib/sale-law";
import { Icon, type IconName } from "~/ui/icon";
import { pickupPlaceWords } from "./pickup-words";

type OrderSideProps = {
  counter: Counter;
  paysOnline: boolean;
  /** The person to call about an order. */
  shop: Contact;
  /** In sentences. */
  seller: string;
};

/** Beside the order form: what people want to know before they order. */
export function OrderSide({ counter, paysOnline, shop, seller }: OrderSideProps) {
  const place = pickupPlaceWords(counter);
  const means = [counter.payment, paysOnline && ONLINE].filter(Boolean).join(", ou ");
  return (
    <aside className="order-side" aria-labelledby="titre-savoir">
      <h2 className="d3" id="titre-savoir">
        Bon à savoir
      </h2>
      <ul className="order-facts">
        <Fact icon="pin" title="Retrait gratuit">
          {place && `${place}. `}Pas d’envoi par la poste.
        </Fact>
        <Fact icon="euro" title="Vous payez au retrait">
          {means && `${capitalized(means)}.`}
        </Fact>
        <Fact icon="undo" title={`${WITHDRAWAL_DAYS}\u00a0jours pour changer d’avis`}>
          À partir du retrait, sans donner de raison. Sauf pour un article personnalisé, fait pour
          vous.
        </Fact>
        {(shop.phone || shop.email) && (
          <Fact icon="phone" title="Une question">
            <Either ways={[phoneWay(shop.phone), emailWay(shop.email)]} />
          </Fact>
        )}
      </ul>
      {seller && (
        <p className="order-hint">
          Vendeur{"\u00a0"}: {seller}
        </p>
      )}
    </aside>
  );
}

const ONLINE = "en ligne sur HelloAsso une fois la commande passée";

type FactProps = { icon: IconName; title: string; children: ReactNode };

function Fact({ icon, title, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} size={22} />
      <div className="order-fact-text">
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}
