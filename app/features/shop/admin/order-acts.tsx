import type { FormEvent } from "react";
import type { CommandFields } from "~/lib/command";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { ORDER_TRANSITIONS } from "../order-transitions";
import { price } from "../price";
import type { AdminOrder } from "./admin-orders.types";
import { ORDER_COMMANDS_PATH } from "./order-paths";
import { OrderState, PaymentState } from "./order-state";
import { TransitionButtons } from "./transition-buttons";

type OrderActsProps = {
  order: AdminOrder;
  hasMailer: boolean;
  isPending: boolean;
  run: (fields: CommandFields) => void;
};

const { ready: READY, ...OTHERS } = ORDER_TRANSITIONS;

/** Where an order stands, the next thing to do with it, and what else can be done. */
export function OrderActs({ order, hasMailer, isPending, run }: OrderActsProps) {
  const { id, state } = order;
  return (
    <Box id="suite" title="État de la commande">
      <p className="od-marks">
        <OrderState state={state} />
        <PaymentState
          {...order}
          isPaid={order.paidAt !== null}
          isRefunded={order.refundedAt !== null}
        />
      </p>
      <StateNote order={order} />
      {READY.isOffered(order) && (
        <ReadyForm order={order} hasMailer={hasMailer} isPending={isPending} run={run} />
      )}
      <TransitionButtons
        table={OTHERS}
        standing={order}
        id={id}
        isPending={isPending}
        run={run}
        main={{ variant: "action", size: "md" }}
      />
    </Box>
  );
}

/** Marks it ready; the box decides whether the buyer is told. */
function ReadyForm({ order, hasMailer, isPending, run }: OrderActsProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isTold = new FormData(event.currentTarget).has("notify");
    run({ intent: "ready", id: order.id, ...(isTold && { notify: "on" }) });
  };
  return (
    <form method="post" action={ORDER_COMMANDS_PATH} className="od-ready" onSubmit={send}>
      <input type="hidden" name="intent" value="ready" />
      <input type="hidden" name="id" value={order.id} />
      <Button type="submit" icon={READY.icon} disabled={isPending}>
        {READY.label}
      </Button>
      {hasMailer ? (
        <label className="ad-check">
          <input type="checkbox" name="notify" defaultChecked={!order.wasTold} />
          <span>Prévenir l’acheteur par e-mail</span>
        </label>
      ) : (
        <p className="admin-note">
          Le site n’envoie pas d’e-mails{"\u00a0"}: prévenez l’acheteur vous-même.
        </p>
      )}
    </form>
  );
}

function StateNote({ order }: { order: AdminOrder }) {
  const { state, refundCents } = order;
  if (state !== "cancelled") return null;
  if (refundCents > 0) {
    return (
      <p className="admin-note od-note">
        Elle avait été payée{"\u00a0"}: {price(refundCents)} sont à rembourser à l’acheteur.
      </p>
    );
  }
  return (
    <p className="admin-note od-note">
      Le site n’a pas écrit à l’acheteur{"\u00a0"}: prévenez-le s’il ne le sait pas encore.
    </p>
  );
}
