import type { Counter } from "~/club/site";
import { callWords, type Ways } from "~/club/ways";

/** `Club-house du Stade municipal, 1 rue du Stade…`: where goods are handed out; may be empty. */
export function pickupPlaceWords({ place, address }: Counter): string {
  return [place, address].filter(Boolean).join(", ");
}

/** `au retrait, par chèque ou en espèces`: when and how an order is paid for. */
export function paidAtPickup({ payment }: Counter): string {
  return ["au retrait", payment].filter(Boolean).join(", ");
}

/** Instead of the hours, while no day can be chosen to fetch an order. */
export function noPickupWords(ways: Ways): string {
  return `${NO_PICKUP}\u00a0: ${callWords(ways)}.`;
}

export const NO_PICKUP = "Aucun jour de retrait ne peut être choisi pour l’instant";
