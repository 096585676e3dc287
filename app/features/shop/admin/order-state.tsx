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

/** Whether an order is paid: nothing to say of one that is not to be. */
export function PaymentState({ dueCents, isPaid }: { dueCents: number; isPaid: boolean }) {
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
