import type { IconName } from "~/ui/icon";
import type { OrderState } from "~database/schema/shop";
import type { OrderMailKind } from "./admin-orders.types";

type StateWords = { label: string; icon: IconName; look: string };

export const ORDER_STATES: Record<OrderState, StateWords> = {
  new: { label: "À préparer", icon: "clock", look: "scheduled" },
  ready: { label: "Prête", icon: "bag", look: "published" },
  collected: { label: "Remise", icon: "check", look: "draft" },
  cancelled: { label: "Annulée", icon: "close", look: "trash" },
  withdrawn: { label: "Rétractée", icon: "undo", look: "trash" },
};

export const MAIL_NAMES: Record<OrderMailKind, string> = {
  buyer: "Confirmation à l’acheteur",
  club: "Avis au club",
  ready: "«\u00a0Votre commande est prête\u00a0»",
  reminder: "Rappel avant annulation",
  acknowledgement: "Accusé de rétractation",
};

/** `1 article`, `3 articles`. */
export function articles(count: number): string {
  return `${count}\u00a0${count > 1 ? "articles" : "article"}`;
}
