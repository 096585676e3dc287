import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Order } from "./order.types";
import { isStanding } from "./order-amounts";

type Words = { title: string; lead: string };

type Showing = {
  hasMailer: boolean;
  /** The form was sent again, and this order was there already. */
  isKnown: boolean;
};

/** The first words of the thank-you page, which change with what became of the order. */
export function receiptWords(order: Order, { hasMailer, isKnown }: Showing): Words {
  const { number } = order;
  const confirmation = hasMailer
    ? `Sa confirmation part à ${order.email}.`
    : "Notez son numéro, ou imprimez cette page.";
  if (isKnown && order.state === "new") {
    return { title: "Déjà enregistrée", lead: `${alreadyPlaced(number)} ${confirmation}` };
  }
  const words = wordsOf(order, confirmation);
  if (!isKnown || !isStanding(order)) return words;
  return { ...words, lead: `${alreadyPlaced(number)} ${words.lead}` };
}

function wordsOf(order: Order, confirmation: string): Words {
  const { number } = order;
  switch (order.state) {
    case "new":
      return {
        title: "Merci\u00a0!",
        lead: `Votre commande ${number} est enregistrée. ${confirmation}`,
      };
    case "ready":
      return {
        title: "Elle vous attend",
        lead: `Votre commande ${number} est prête.`,
      };
    case "collected":
      return {
        title: "Bonne foulée\u00a0!",
        lead: `Votre commande ${number} vous a été remise${on(order.collectedAt)}.`,
      };
    case "cancelled":
      return {
        title: "Commande annulée",
        lead: `La commande ${number} a été annulée${on(order.cancelledAt)}.`,
      };
    case "withdrawn":
      return {
        title: "Rétractation enregistrée",
        lead: `Vous avez renoncé à la commande ${number}.`,
      };
  }
}

/** The answer to an order that was sent again. */
export function alreadyPlaced(number: string): string {
  return `Votre commande est déjà enregistrée sous le n°\u00a0${number}.`;
}

function on(instant: string | null): string {
  return instant === null ? "" : ` le ${longDate(parisDay(instant))}`;
}
