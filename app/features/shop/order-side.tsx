import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";
import { ASSOCIATION } from "~club/legal";
import { CONTACT_PEOPLE } from "~club/people";
import { PAYMENT_AT_PICKUP, PICKUP, WITHDRAWAL_DAYS } from "~club/shop";

const SHOP = CONTACT_PEOPLE.boutique;

/** Beside the order form: what people want to know before they order. */
export function OrderSide({ paysOnline }: { paysOnline: boolean }) {
  return (
    <aside className="order-side" aria-labelledby="titre-savoir">
      <h2 className="d3" id="titre-savoir">
        Bon à savoir
      </h2>
      <ul className="order-facts">
        <Fact icon="pin" title="Retrait gratuit au stade">
          {PICKUP.place}, {PICKUP.address}. Pas d’envoi par la poste.
        </Fact>
        <Fact icon="euro" title="Vous payez au retrait">
          {capital(PAYMENT_AT_PICKUP)}
          {paysOnline ? ", ou en ligne sur HelloAsso une fois la commande passée." : "."}
        </Fact>
        <Fact icon="undo" title={`${WITHDRAWAL_DAYS}\u00a0jours pour changer d’avis`}>
          À partir du retrait, sans donner de raison. Sauf pour un article personnalisé, fait pour
          vous.
        </Fact>
        <Fact icon="phone" title="Une question">
          <a href={SHOP.phone.href}>{SHOP.phone.label}</a> ou{" "}
          <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>
        </Fact>
      </ul>
      <p className="order-hint">
        Vendeur{"\u00a0"}: {ASSOCIATION.name}, {ASSOCIATION.form}, {ASSOCIATION.seat}. SIRET{" "}
        {ASSOCIATION.siret}. {ASSOCIATION.vat}.
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
