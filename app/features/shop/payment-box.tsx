import type { ReactNode } from "react";
import type { Counter } from "~/club/site";
import { Icon } from "~/ui/icon";
import { paidAtPickup } from "./pickup-words";
import { price } from "./price";

type PaymentBoxProps = {
  number: string;
  totalCents: number;
  isPaid: boolean;
  counter: Counter;
  /** Null where everything is paid for at the counter. */
  link: string | null;
};

/** How an order is paid for: at the counter, or on line where the club has a page for that. */
export function PaymentBox({ number, totalCents, isPaid, counter, link }: PaymentBoxProps) {
  if (isPaid) return <Box>Votre commande est payée. Merci{"\u00a0"}!</Box>;
  if (totalCents === 0) return <Box>Vous n’avez rien à payer.</Box>;
  if (!link) {
    return (
      <Box>
        <b>{price(totalCents)}</b> {paidAtPickup(counter)}.
      </Box>
    );
  }
  return (
    <Box>
      <b>{price(totalCents)}</b> {paidAtPickup(counter)}, ou dès maintenant sur la page HelloAsso du
      club. Recopiez-y{"\u00a0"}:
      <dl className="payment-copy">
        <div>
          <dt>Montant</dt>
          <dd className="tnum">{price(totalCents)}</dd>
        </div>
        <div>
          <dt>Référence</dt>
          <dd>{number}</dd>
        </div>
      </dl>
      <a className="btn btn-line btn-sm" href={link} rel="external noreferrer">
        Payer sur HelloAsso
        <Icon name="external" size={18} />
      </a>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <div className="receipt-fact">
      <Icon name="euro" />
      <div>{children}</div>
    </div>
  );
}
