import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import type { AdminOrder } from "./admin-orders.types";

/** What happened to an order, the first thing first. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  return (
    <Box id="suivi" title="Suivi">
      <ol className="od-timeline">
        {momentsOf(order).map(({ what, at }) => (
          <li key={`${what} ${at}`}>
            <b>{what}</b>
            <time dateTime={at}>{momentOf(at)}</time>
          </li>
        ))}
      </ol>
    </Box>
  );
}

type Moment = { what: string; at: string };

function momentsOf(order: AdminOrder): Moment[] {
  const moments: { what: string; at: string | null }[] = [
    { what: "Passée", at: order.placedAt },
    { what: "Prête", at: order.readyAt },
    { what: "Payée", at: order.paidAt },
    { what: "Remise", at: order.collectedAt },
    { what: "Annulée", at: order.cancelledAt },
    { what: "Remboursée", at: order.refundedAt },
  ];
  for (const { declaredAt, returnedAt, refundedAt, isFromShelf } of order.withdrawals) {
    moments.push({ what: "Rétractation déclarée", at: declaredAt });
    if (!isFromShelf) moments.push({ what: "Articles rendus", at: returnedAt });
    moments.push({ what: "Rétractation remboursée", at: refundedAt });
  }
  return moments
    .flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** `lundi 9 mars 2026 à 18h30` */
export function momentOf(instant: string): string {
  return `${longDate(parisDay(instant))} à ${clockTime(parisClock(instant))}`;
}
