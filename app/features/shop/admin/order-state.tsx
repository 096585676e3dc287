import { Icon } from "~/ui/icon";
import type { OrderState as State } from "~database/schema/shop";
import { price } from "../price";
import { ORDER_STATES } from "./order-words";

/** The state of an order in a word, an icon and a colour. */
export function OrderState({ state }: { state: State }) {
  const { label, icon, look } = ORDER_STATES[state];
  return (
    <span className={`ad-status ad-status-${look}`}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  );
}

type PaymentStateProps = {
  dueCents: number;
  refundCents: number;
  isPaid: boolean;
  isRefunded: boolean;
};

/** Whether an order is paid, or paid back: nothing to say of one that is not to be. */
export function PaymentState({ dueCents, refundCents, isPaid, isRefunded }: PaymentStateProps) {
  if (isRefunded) {
    return (
      <span className="od-paid">
        <Icon name="check" size={16} />
        Remboursée
      </span>
    );
  }
  if (refundCents > 0) {
    return (
      <span className="od-open">
        <Icon name="euro" size={16} />À rembourser{"\u00a0"}: {price(refundCents)}
      </span>
    );
  }
  if (isPaid) {
    return (
      <span className="od-paid">
        <Icon name="check" size={16} />
        Payée
      </span>
    );
  }
  if (dueCents === 0) return null;
  return (
    <span className="od-unpaid">
      <Icon name="euro" size={16} />
      Non payée{"\u00a0"}: {price(dueCents)}
    </span>
  );
}
