import { useSite } from "~/club/use-site";
import { lowerFirst } from "~/lib/lower-first";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PAYMENT_AT_PICKUP, pickupPlace, WITHDRAWAL_DAYS } from "~club/shop";
import { pickupHours } from "./pickup-words";

/** Facts to know before buying: where and when, how to pay, how to change one's mind. */
export function PickupFacts() {
  const { club } = useSite();
  return (
    <dl className="facts shop-facts">
      <div>
        <dt>
          <Icon name="pin" />
          <span className="sr-only">Retrait</span>
        </dt>
        <dd>
          Retrait gratuit au {lowerFirst(pickupPlace(club).place)}
          <small>{pickupHours()}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="euro" />
          <span className="sr-only">Paiement</span>
        </dt>
        <dd>
          Paiement au retrait
          <small>{`${PAYMENT_AT_PICKUP.charAt(0).toUpperCase()}${PAYMENT_AT_PICKUP.slice(1)}. Prix toutes taxes comprises.`}</small>
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
