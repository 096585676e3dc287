import type { IconName } from "~/ui/icon";
import type { OrderState } from "~database/schema/shop";

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
  isPaid: boolean;
  /** Its articles had not left the club. */
  isFromShelf: boolean;
};

/** Something that is noted about an order or a withdrawal, and taken back. */
export type Transition<Standing, Name> = {
  /** Its button. */
  label: string;
  icon: IconName;
  isOffered: (standing: Standing) => boolean;
  /** Whether it is the next thing to do. */
  isMain?: (standing: Standing) => boolean;
  /** What is said of it once it is done, after the number. */
  said: string;
  /** The same when its buyer is told of it, or was told of what it takes back. */
  saidWhenTold?: string;
  undo: Name;
  /** In the activity log: stored, never renamed; what is said there before the number; its icon. */
  log: { action: string; said: string; icon?: IconName };
};

function transitionsOf<Standing>() {
  return <Name extends string>(table: Record<Name, Transition<Standing, NoInfer<Name>>>) => table;
}

/** Whether it is still to be fetched. */
export const isWaiting = ({ state }: { state: OrderState }) => state === "new" || state === "ready";

/** All that becomes of an order by hand, in the order of the buttons. */
export const ORDER_TRANSITIONS = transitionsOf<OrderStanding>()({
  ready: {
    ...{ label: "Marquer comme prête", icon: "check" },
    isOffered: ({ state }) => state === "new",
    ...{ said: "est prête.", undo: "unready" },
    saidWhenTold: "est prête\u00a0: l’acheteur va être prévenu par e-mail.",
    log: { action: "order-ready", said: "a noté comme prête la commande", icon: "check" },
  },
  collected: {
    ...{ label: "Marquer comme remise", icon: "bag" },
    isOffered: isWaiting,
    isMain: ({ state }) => state === "ready",
    ...{ said: "est remise.", undo: "uncollected" },
    log: { action: "order-collected", said: "a noté comme remise la commande", icon: "bag" },
  },
  refunded: {
    ...{ label: "Marquer comme remboursée", icon: "euro" },
    isOffered: ({ state, paidAt, refundedAt }) =>
      state === "cancelled" && paidAt !== null && refundedAt === null,
    isMain: () => true,
    ...{ said: "est remboursée.", undo: "unrefunded" },
    log: { action: "order-refunded", said: "a noté comme remboursée la commande" },
  },
  paid: {
    ...{ label: "Marquer comme payée", icon: "euro" },
    isOffered: ({ dueCents }) => dueCents > 0,
    isMain: ({ state }) => state === "collected",
    ...{ said: "est payée.", undo: "unpaid" },
    log: { action: "order-paid", said: "a noté comme payée la commande", icon: "check" },
  },
  unpaid: {
    ...{ label: "Annuler le paiement", icon: "undo" },
    // What was given back was paid.
    isOffered: ({ paidAt, refundedAt, withdrawals }) =>
      paidAt !== null && refundedAt === null && withdrawals.every((one) => one.refundedAt === null),
    ...{ said: "n’est pas payée.", undo: "paid" },
    log: { action: "order-unpaid", said: "a noté comme non payée la commande" },
  },
  unready: {
    ...{ label: "Remettre à préparer", icon: "undo" },
    isOffered: ({ state }) => state === "ready",
    ...{ said: "est de nouveau à préparer.", undo: "ready" },
    saidWhenTold: "est de nouveau à préparer. L’acheteur avait déjà été prévenu.",
    log: { action: "order-not-ready", said: "a remis à préparer la commande" },
  },
  uncollected: {
    ...{ label: "Annuler la remise", icon: "undo" },
    isOffered: ({ state }) => state === "collected",
    ...{ said: "n’est pas encore remise.", undo: "collected" },
    log: { action: "order-not-collected", said: "a noté comme pas encore remise la commande" },
  },
  unrefunded: {
    ...{ label: "Annuler le remboursement", icon: "undo" },
    isOffered: ({ refundedAt }) => refundedAt !== null,
    ...{ said: "est à rembourser.", undo: "refunded" },
    log: { action: "order-not-refunded", said: "a noté comme non remboursée la commande" },
  },
  resume: {
    ...{ label: "Reprendre la commande", icon: "undo" },
    isOffered: ({ state, refundedAt }) => state === "cancelled" && refundedAt === null,
    ...{ said: "est reprise\u00a0: ses articles sont de nouveau réservés.", undo: "cancel" },
    log: { action: "order-resumed", said: "a repris la commande", icon: "undo" },
  },
  cancel: {
    ...{ label: "Annuler la commande", icon: "close" },
    isOffered: isWaiting,
    ...{ said: "est annulée\u00a0: ses articles sont de nouveau en stock.", undo: "resume" },
    log: { action: "order-cancelled", said: "a annulé la commande", icon: "close" },
  },
});

/** All that becomes of a withdrawal by hand, in the order of the buttons. */
export const WITHDRAWAL_TRANSITIONS = transitionsOf<WithdrawalStanding>()({
  returned: {
    ...{ label: "Marquer les articles comme rendus", icon: "bag" },
    isOffered: ({ isFromShelf, returnedAt }) => !isFromShelf && returnedAt === null,
    isMain: () => true,
    ...{ said: "les articles rendus sont de nouveau en stock.", undo: "unreturned" },
    log: {
      ...{ action: "goods-returned", icon: "undo" },
      said: "a noté le retour des articles de la commande",
    },
  },
  unreturned: {
    ...{ label: "Annuler le retour", icon: "undo" },
    isOffered: ({ isFromShelf, returnedAt }) => !isFromShelf && returnedAt !== null,
    ...{ said: "les articles ne sont pas encore rendus.", undo: "returned" },
    log: {
      action: "goods-not-returned",
      said: "a annulé le retour des articles de la commande",
    },
  },
  repaid: {
    ...{ label: "Marquer comme remboursée", icon: "euro" },
    isOffered: ({ isPaid, refundedAt }) => isPaid && refundedAt === null,
    isMain: () => true,
    ...{ said: "la rétractation est remboursée.", undo: "unrepaid" },
    log: ORDER_TRANSITIONS.refunded.log,
  },
  unrepaid: {
    ...{ label: "Annuler le remboursement", icon: "undo" },
    isOffered: ({ refundedAt }) => refundedAt !== null,
    ...{ said: "la rétractation est à rembourser.", undo: "repaid" },
    log: ORDER_TRANSITIONS.unrefunded.log,
  },
});

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
