import type { ReactNode } from "react";
import type { Contact } from "~/club/site";
import { useSite } from "~/club/use-site";
import { Either, emailWay, phoneWay } from "~/club/ways";
import { Icon, type IconName } from "~/ui/icon";
import { ASSOCIATION, seatOf } from "~club/legal";
import { PAYMENT_AT_PICKUP, WITHDRAWAL_DAYS } from "~club/shop";
import { pickupPlaceWords } from "./pickup-words";

/** Beside the order form: what people want to know before they order. */
export function OrderSide({ paysOnline, shop }: { paysOnline: boolean; shop: Contact }) {
  const { club } = useSite();
  const seller = [club.name, ASSOCIATION.form, seatOf(club)].filter(Boolean).join(", ");
  return (
    <aside className="order-side" aria-labelledby="titre-savoir">
      <h2 className="d3" id="titre-savoir">
        Bon à savoir
      </h2>
      <ul className="order-facts">
        <Fact icon="pin" title="Retrait gratuit au stade">
          {pickupPlaceWords(club)}. Pas d’envoi par la poste.
        </Fact>
        <Fact icon="euro" title="Vous payez au retrait">
          {capital(PAYMENT_AT_PICKUP)}
          {paysOnline ? ", ou en ligne sur HelloAsso une fois la commande passée." : "."}
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
      <p className="order-hint">
        Vendeur{"\u00a0"}: {seller}. SIRET {ASSOCIATION.siret}. {ASSOCIATION.vat}.
      </p>
    </aside>
  );
}

type FactProps = { icon: IconName; title: string; children: ReactNode };

function Fact({ icon, title, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} size={22} />
      <div className="order-fact-text">
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
