import type { IconName } from "~/ui/icon";
import type { OrderState, WithdrawalsTable } from "~database/schema/shop";
import { werePaid } from "./order-amounts";

type StateWords = { label: string; icon: IconName; look: string };

export const ORDER_STATES: Record<OrderState, StateWords> = {
  new: { label: "À préparer", icon: "clock", look: "scheduled" },
  ready: { label: "Prête", icon: "bag", look: "published" },
  collected: { label: "Remise", icon: "check", look: "draft" },
  cancelled: { label: "Annulée", icon: "close", look: "trash" },
  withdrawn: { label: "Rétractée", icon: "undo", look: "trash" },
};

/** Where an order stands. */
export type OrderStanding = {
  state: OrderState;
  paidAt: string | null;
  refundedAt: string | null;
  /** What its buyer still has to pay; nothing once it is cancelled. */
  dueCents: number;
  withdrawals: readonly { refundedAt: string | null }[];
};

/** Where a withdrawal stands. */
export type WithdrawalStanding = {
  returnedAt: string | null;
  refundedAt: string | null;
  /** Whether its articles were paid: there is money to give back. */
  isPaid: boolean;
  /** Whether its articles had not left the club. */
  isFromShelf: boolean;
};

/** Something that is noted about an order or a withdrawal, and taken back. */
export type Transition<Standing, Name, Label = string> = {
  /** Its button. */
  label: Label;
  icon: IconName;
  isOffered: (standing: Standing) => boolean;
  /** Whether it is the next thing to do. */
  isMain?: (standing: Standing) => boolean;
  /** What is said of it once it is done, after the number. */
  said: string;
  /** The same when its buyer is told of it, or was told of what it takes back. */
  saidWhenTold?: string;
  undo: Name;
  log: TransitionLog;
};

/** In the activity log: stored, never renamed; what is said there before the number; its icon. */
type TransitionLog = { action: string; said: string; icon?: IconName };

function transitionsOf<Standing, Label = string>() {
  return <Name extends string>(table: Record<Name, Transition<Standing, NoInfer<Name>, Label>>) =>
    table;
}

/** Whether it is still to be fetched. */
export const isWaiting = ({ state }: { state: OrderState }) => state === "new" || state === "ready";

/** All that becomes of an order by hand, in the order of the buttons. */
export const ORDER_TRANSITIONS = transitionsOf<OrderStanding>()({
  ready: {
    label: "Marquer comme prête",
    icon: "check",
    isOffered: ({ state }) => state === "new",
    said: "est prête.",
    undo: "unready",
    saidWhenTold: "est prête\u00a0: l’acheteur va être prévenu par e-mail.",
    log: { action: "order-ready", said: "a noté comme prête la commande", icon: "check" },
  },
  collected: {
    label: "Marquer comme remise",
    icon: "bag",
    isOffered: isWaiting,
    isMain: ({ state }) => state === "ready",
    said: "est remise.",
    undo: "uncollected",
    log: { action: "order-collected", said: "a noté comme remise la commande", icon: "bag" },
  },
  refunded: {
    label: "Marquer comme remboursée",
    icon: "euro",
    isOffered: ({ state, paidAt, refundedAt }) =>
      state === "cancelled" && paidAt !== null && refundedAt === null,
    isMain: () => true,
    said: "est remboursée.",
    undo: "unrefunded",
    log: { action: "order-refunded", said: "a noté comme remboursée la commande" },
  },
  paid: {
    label: "Marquer comme payée",
    icon: "euro",
    isOffered: ({ dueCents }) => dueCents > 0,
    isMain: ({ state }) => state === "collected",
    said: "est payée.",
    undo: "unpaid",
    log: { action: "order-paid", said: "a noté comme payée la commande", icon: "check" },
  },
  unpaid: {
    label: "Annuler le paiement",
    icon: "undo",
    // What was given back was paid.
    isOffered: ({ paidAt, refundedAt, withdrawals }) =>
      paidAt !== null && refundedAt === null && withdrawals.every((one) => one.refundedAt === null),
    said: "n’est pas payée.",
    undo: "paid",
    log: { action: "order-unpaid", said: "a noté comme non payée la commande" },
  },
  unready: {
    label: "Remettre à préparer",
    icon: "undo",
    isOffered: ({ state }) => state === "ready",
    said: "est de nouveau à préparer.",
    undo: "ready",
    saidWhenTold: "est de nouveau à préparer. L’acheteur avait déjà été prévenu.",
    log: { action: "order-not-ready", said: "a remis à préparer la commande" },
  },
  uncollected: {
    label: "Annuler la remise",
    icon: "undo",
    isOffered: ({ state }) => state === "collected",
    said: "n’est pas encore remise.",
    undo: "collected",
    log: { action: "order-not-collected", said: "a noté comme pas encore remise la commande" },
  },
  unrefunded: {
    label: "Annuler le remboursement",
    icon: "undo",
    isOffered: ({ refundedAt }) => refundedAt !== null,
    said: "est à rembourser.",
    undo: "refunded",
    log: { action: "order-not-refunded", said: "a noté comme non remboursée la commande" },
  },
  resume: {
    label: "Reprendre la commande",
    icon: "undo",
    isOffered: ({ state, refundedAt }) => state === "cancelled" && refundedAt === null,
    said: "est reprise\u00a0: ses articles sont de nouveau réservés.",
    undo: "cancel",
    log: { action: "order-resumed", said: "a repris la commande", icon: "undo" },
  },
  cancel: {
    label: "Annuler la commande",
    icon: "close",
    isOffered: isWaiting,
    said: "est annulée\u00a0: ses articles sont de nouveau en stock.",
    undo: "resume",
    log: { action: "order-cancelled", said: "a annulé la commande", icon: "close" },
  },
});

type WithdrawalRow = Pick<WithdrawalsTable, "declared_at" | "returned_at" | "refunded_at">;

/** Where a stored withdrawal from an order stands, that was paid at that instant or is not. */
export function withdrawalStanding(row: WithdrawalRow, paidAt: string | null): WithdrawalStanding {
  return {
    returnedAt: row.returned_at,
    refundedAt: row.refunded_at,
    isPaid: werePaid({ paidAt }, row.declared_at),
    // Articles that never left the club count as returned from the declaration on.
    isFromShelf: row.returned_at === row.declared_at,
  };
}

/** The return of the articles, the refund, both or neither. */
type Settlement = { isReturn: boolean; isRefund: boolean };

/** The steps that are missing for a withdrawal to be settled. */
export function stillDue({ returnedAt, refundedAt, isPaid }: WithdrawalStanding): Settlement {
  return { isReturn: returnedAt === null, isRefund: isPaid && refundedAt === null };
}

/** The last steps of a withdrawal: older versions noted return and refund one by one, then it is the later one. */
export function notedLast(standing: WithdrawalStanding): Settlement {
  const { refundedAt, isFromShelf } = standing;
  const returnedAt = isFromShelf ? null : standing.returnedAt;
  return {
    isReturn: returnedAt !== null && returnedAt >= (refundedAt ?? returnedAt),
    isRefund: refundedAt !== null && refundedAt >= (returnedAt ?? refundedAt),
  };
}

export function isNothing({ isReturn, isRefund }: Settlement): boolean {
  return !isReturn && !isRefund;
}

/** The button that settles a withdrawal. */
export function settleLabel(isRefundDue: boolean): string {
  return isRefundDue ? "Remboursée et rendue" : "Articles rendus";
}

/** All that becomes of a withdrawal by hand, in the order of the buttons. */
export const WITHDRAWAL_TRANSITIONS = transitionsOf<
  WithdrawalStanding,
  (standing: WithdrawalStanding) => string
>()({
  settled: {
    label: (standing) => settleLabel(stillDue(standing).isRefund),
    icon: "check",
    isOffered: (standing) => !isNothing(stillDue(standing)),
    isMain: () => true,
    said: "la rétractation est réglée, ses articles sont en stock.",
    undo: "unsettled",
    log: {
      action: "withdrawal-settled",
      said: "a noté comme réglée la rétractation de la commande",
      icon: "check",
    },
  },
  unsettled: {
    label: (standing) => {
      const { isReturn, isRefund } = notedLast(standing);
      if (isReturn && isRefund) return "Annuler le remboursement et le retour";
      return isRefund ? "Annuler le remboursement" : "Annuler le retour";
    },
    icon: "undo",
    isOffered: (standing) => !isNothing(notedLast(standing)),
    said: "la rétractation est de nouveau à régler.",
    undo: "settled",
    log: {
      action: "withdrawal-not-settled",
      said: "a noté comme à régler la rétractation de la commande",
    },
  },
});

/** Acts that older versions noted: their lines stay in the activity log. */
export const FORMER_LOGS: readonly TransitionLog[] = [
  {
    action: "goods-returned",
    said: "a noté le retour des articles de la commande",
    icon: "undo",
  },
  {
    action: "goods-not-returned",
    said: "a annulé le retour des articles de la commande",
  },
];

export type OrderTransition = keyof typeof ORDER_TRANSITIONS;
export type WithdrawalTransition = keyof typeof WITHDRAWAL_TRANSITIONS;

/** The names of a table, in its order. */
export function namesOf<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table) as Name[];
}

export function isNameOf<Name extends string>(
  table: Record<Name, unknown>,
  name: string,
): name is Name {
  return Object.hasOwn(table, name);
}
