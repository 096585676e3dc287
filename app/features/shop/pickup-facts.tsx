import type { Contact } from "~/club/site";
import { capitalized } from "~/lib/capitalized";
import { lowerFirst } from "~/lib/lower-first";
import { WITHDRAWAL_DAYS } from "~/lib/sale-law";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { CounterNow } from "./pickup-slots";
import { noPickupWords } from "./pickup-words";

type PickupFactsProps = {
  counter: CounterNow;
  /** The person to call about an order. */
  shop: Contact;
};

/** Facts to know before buying: where and when, how to pay, how to change one's mind. */
export function PickupFacts({ counter, shop }: PickupFactsProps) {
  const { place, hours, payment, isClosed } = counter;
  return (
    <dl className="facts shop-facts">
      <div>
        <dt>
          <Icon name="pin" />
          <span className="sr-only">Retrait</span>
        </dt>
        <dd>
          Retrait gratuit{place && ` au ${lowerFirst(place)}`}
          <small>{isClosed ? noPickupWords(shop) : hours}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="euro" />
          <span className="sr-only">Paiement</span>
        </dt>
        <dd>
          Paiement au retrait
          <small>{`${payment && `${capitalized(payment)}. `}Prix toutes taxes comprises.`}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="undo" />
          <span className="sr-only">Rétractation</span>
        </dt>
        <dd>
          {WITHDRAWAL_DAYS} jours pour changer d’avis
          <small>
            Sauf article personnalisé. <Link to="/boutique/retractation">Se rétracter</Link>,{" "}
            <Link to="/boutique/cgv">conditions de vente</Link>
          </small>
        </dd>
      </div>
    </dl>
  );
}
