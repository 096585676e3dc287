import type { FormEvent } from "react";
import { Button } from "~/ui/button";
import type { CommandFields } from "~/ui/editing/command";
import { CommandForm } from "~/ui/editing/command-form";
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
  const { id, state, dueCents, paidAt } = order;
  return (
    <section className="ad-box" aria-labelledby="suite">
      <div className="ad-box-head">
        <h2 id="suite">État de la commande</h2>
      </div>
      <p className="od-marks">
        <OrderState state={state} />
        <PaymentState dueCents={dueCents} isPaid={paidAt !== null} />
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
    </section>
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
        <p className="ad-note">
          Aucun envoi n’est configuré{"\u00a0"}: prévenez l’acheteur vous-même.
        </p>
      )}
    </form>
  );
}

function StateNote({ order }: { order: AdminOrder }) {
  const { state, paidAt, refundedAt, keptCents } = order;
  if (state !== "cancelled") return null;
  if (paidAt !== null && refundedAt === null) {
    return (
      <p className="ad-note od-note">
        Elle avait été payée{"\u00a0"}: {price(keptCents)} sont à rembourser à l’acheteur.
      </p>
    );
  }
  return (
    <p className="ad-note od-note">
      Le site n’a pas écrit à l’acheteur{"\u00a0"}: prévenez-le s’il ne le sait pas encore.
    </p>
  );
}

type Act = { intent: string; label: string; icon: IconName; isMain?: boolean };

const ACTS = {
  unready: { intent: "unready", label: "Remettre à préparer", icon: "undo" },
  collected: { intent: "collected", label: "Marquer comme remise", icon: "bag" },
  uncollected: { intent: "uncollected", label: "Pas encore remise", icon: "undo" },
  paid: { intent: "paid", label: "Marquer comme payée", icon: "euro" },
  unpaid: { intent: "unpaid", label: "Pas encore payée", icon: "undo" },
  cancel: { intent: "cancel", label: "Annuler la commande", icon: "close" },
  resume: { intent: "resume", label: "Reprendre la commande", icon: "undo" },
  refunded: { intent: "refunded", label: "Marquer comme remboursée", icon: "euro" },
  unrefunded: { intent: "unrefunded", label: "Pas encore remboursée", icon: "undo" },
} as const satisfies Record<string, Act>;

function actsOf({ state, paidAt, refundedAt, dueCents }: AdminOrder): Act[] {
  const payment: Act[] = paidAt === null ? (dueCents > 0 ? [ACTS.paid] : []) : [ACTS.unpaid];
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
        ...(paidAt === null ? [] : [{ ...ACTS.refunded, isMain: true }, ACTS.unpaid]),
        ACTS.resume,
      ];
    case "withdrawn":
      return payment;
  }
}
