import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Order } from "./order.types";

type Words = { title: string; lead: string };

/** What the thank-you page says first, which changes with what became of the order. */
export function receiptWords(order: Order, hasMailer: boolean): Words {
  const { number } = order;
  switch (order.state) {
    case "new":
      return {
        title: "Merci\u00a0!",
        lead: `Votre commande ${number} est enregistrée. ${
          hasMailer
            ? `Sa confirmation part à ${order.email}.`
            : "Notez son numéro, ou imprimez cette page."
        }`,
      };
    case "ready":
      return {
        title: "Elle vous attend",
        lead: `Votre commande ${number} est prête au club-house.`,
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

function on(instant: string | null): string {
  return instant === null ? "" : ` le ${longDate(parisDay(instant))}`;
}
