import { Icon, type IconName } from "~/ui/icon";
import type { OrderState as State } from "~database/schema/shop";
import { ORDER_STATES } from "../order-transitions";
import { price } from "../price";

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
export function PaymentState(order: PaymentStateProps) {
  const mark = paymentMark(order);
  return (
    mark && (
      <span className={mark.className}>
        <Icon name={mark.icon} size={16} />
        {mark.words}
      </span>
    )
  );
}

type Mark = { className: string; icon: IconName; words: string };

function paymentMark(order: PaymentStateProps): Mark | null {
  const { dueCents, refundCents, isPaid, isRefunded } = order;
  if (isRefunded) return { className: "od-paid", icon: "check", words: "Remboursée" };
  if (refundCents > 0) {
    const words = `À rembourser\u00a0: ${price(refundCents)}`;
    return { className: "od-open", icon: "euro", words };
  }
  if (isPaid) return { className: "od-paid", icon: "check", words: "Payée" };
  if (dueCents === 0) return null;
  const words = `Non payée\u00a0: ${price(dueCents)}`;
  return { className: "od-unpaid", icon: "euro", words };
}
