import { useEffect, useRef } from "react";
import type { Counter } from "~/club/site";
import { Box } from "~/ui/box";
import { useCommands } from "~/ui/commands";
import type { AdminOrder } from "./admin-orders.types";
import { OrderActs } from "./order-acts";
import { OrderContents } from "./order-contents";
import { ORDER_COMMANDS_PATH } from "./order-paths";
import { BuyerBox, KeepingBox, PickupBox, RightBox, TermsBox } from "./order-side-boxes";
import { OrderTimeline } from "./order-timeline";
import { WithdrawalBox } from "./withdrawal-box";

type OrderViewProps = {
  order: AdminOrder;
  counter: Counter;
  /** Whether buyers can be told by e-mail. */
  hasMailer: boolean;
  replyAddress: string;
  /** When it will be erased: a day of Paris. */
  erasedOn: string;
};

/** One order: what is done with it first, then what is in it, whose it is, what became of it. */
export function OrderView({ order, counter, hasMailer, replyAddress, erasedOn }: OrderViewProps) {
  const { run, isPending } = useCommands(ORDER_COMMANDS_PATH);
  const keepBox = useKeptBox(order, isPending);
  const command = (fields: Record<string, string>) => {
    keepBox();
    void run(fields);
  };
  return (
    <div className="ad-dash">
      <div className="admin-stack">
        <OrderActs order={order} hasMailer={hasMailer} isPending={isPending} run={command} />
        {order.withdrawals.map((withdrawal) => (
          <WithdrawalBox
            key={withdrawal.id}
            withdrawal={withdrawal}
            isPending={isPending}
            run={command}
          />
        ))}
        <OrderContents order={order} />
        {order.message && (
          <Box id="message" title="Son message">
            <p className="od-message">{order.message}</p>
          </Box>
        )}
      </div>
      <div className="admin-stack">
        <BuyerBox order={order} replyAddress={replyAddress} />
        <PickupBox order={order} counter={counter} />
        <OrderTimeline order={order} />
        <RightBox />
        <TermsBox termsHash={order.termsHash} />
        <div className="od-screen">
          <KeepingBox erasedOn={erasedOn} />
        </div>
      </div>
    </div>
  );
}

/** A command takes its button away, and the focus with it: it then goes to the heading of the box. */
function useKeptBox(order: AdminOrder, isPending: boolean) {
  const box = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order that drops the focus
  useEffect(() => {
    const heading = box.current?.querySelector("h2");
    if (!heading || isPending || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [order, isPending]);
  return function keep(): void {
    box.current = document.activeElement?.closest("section") ?? null;
  };
}
