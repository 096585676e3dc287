import type { FormEvent } from "react";
import type { CommandFields } from "~/lib/command";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandForm } from "~/ui/commands";
import type { IconName } from "~/ui/icon";
import { price } from "../price";
import type { AdminOrder } from "./admin-orders.types";
import { ORDER_COMMANDS_PATH } from "./order-paths";
import { OrderState, PaymentState } from "./order-state";

type OrderActsProps = {
  order: AdminOrder;
  hasMailer: boolean;
  isPending: boolean;
  run: (fields: CommandFields) => void;
};

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
      {state === "new" && <ReadyForm {...{ order, hasMailer, isPending, run }} />}
      <div className="ms-acts">
        {actsOf(order).map(({ intent, label, icon, isMain }) => (
          <CommandForm
            key={intent}
            path={ORDER_COMMANDS_PATH}
            fields={{ intent, id }}
            onCommand={run}
          >
            <Button
              type="submit"
              variant={isMain ? "action" : "soft"}
              size={isMain ? "md" : "sm"}
              icon={icon}
              disabled={isPending}
            >
              {label}
            </Button>
          </CommandForm>
        ))}
      </div>
    </Box>
  );
}

/** Marks it ready; the box decides whether the buyer is told. */
function ReadyForm({ order, hasMailer, isPending, run }: OrderActsProps) {
  const wasTold = order.mails.some(({ kind }) => kind === "ready");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isTold = new FormData(event.currentTarget).has("notify");
    run({ intent: "ready", id: order.id, ...(isTold && { notify: "on" }) });
  };
  return (
    <form method="post" action={ORDER_COMMANDS_PATH} className="od-ready" onSubmit={send}>
      <input type="hidden" name="intent" value="ready" />
      <input type="hidden" name="id" value={order.id} />
      <Button type="submit" icon="check" disabled={isPending}>
        Marquer comme prête
      </Button>
      {hasMailer ? (
        <label className="ad-check">
          <input type="checkbox" name="notify" defaultChecked={!wasTold} />
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

type Act = { intent: string; label: string; icon: IconName; isMain?: boolean };

const ACTS = {
  unready: { intent: "unready", label: "Remettre à préparer", icon: "undo" },
  collected: { intent: "collected", label: "Marquer comme remise", icon: "bag" },
  uncollected: { intent: "uncollected", label: "Annuler la remise", icon: "undo" },
  paid: { intent: "paid", label: "Marquer comme payée", icon: "euro" },
  unpaid: { intent: "unpaid", label: "Annuler le paiement", icon: "undo" },
  cancel: { intent: "cancel", label: "Annuler la commande", icon: "close" },
  resume: { intent: "resume", label: "Reprendre la commande", icon: "undo" },
  refunded: { intent: "refunded", label: "Marquer comme remboursée", icon: "euro" },
  unrefunded: { intent: "unrefunded", label: "Annuler le remboursement", icon: "undo" },
} as const satisfies Record<string, Act>;

function actsOf(order: AdminOrder): Act[] {
  const { state, paidAt, refundedAt } = order;
  const payment = paymentActs(order);
  switch (state) {
    case "new":
      return [ACTS.collected, ...payment, ACTS.cancel];
    case "ready":
      return [{ ...ACTS.collected, isMain: true }, ...payment, ACTS.unready, ACTS.cancel];
    case "collected":
      return [...payment.map((act) => ({ ...act, isMain: paidAt === null })), ACTS.uncollected];
    case "cancelled":
      if (refundedAt !== null) return [ACTS.unrefunded];
      return [
        ...(paidAt === null ? [] : [{ ...ACTS.refunded, isMain: true }, ...payment]),
        ACTS.resume,
      ];
    case "withdrawn":
      return payment;
  }
}

function paymentActs({ paidAt, dueCents, withdrawals }: AdminOrder): Act[] {
  if (paidAt === null) return dueCents > 0 ? [ACTS.paid] : [];
  // What was given back was paid.
  return withdrawals.some(({ refundedAt }) => refundedAt !== null) ? [] : [ACTS.unpaid];
}
