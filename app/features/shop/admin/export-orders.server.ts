import { parisDay } from "~/lib/paris-instants";
import { excelTable, type TableCell } from "~/lib/table-file.server";
import { recordOwnActivity } from "~/platform/activity-log.server";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { ORDER_STATES } from "../order-transitions";
import { type ListedOrders, ordersWhere } from "./admin-orders.server";
import type { OrderFilter } from "./admin-orders.types";

const HEADINGS = [
  "Commande",
  "État",
  "Passée le",
  "Nom",
  "E-mail",
  "Téléphone",
  "Retrait choisi",
  "Heures",
  "Produit",
  "Taille",
  "Couleur",
  "Personnalisation",
  "Quantité",
  "Prix unitaire (€)",
  "Montant (€)",
  "Rétractée le",
  "Prête le",
  "Remise le",
  "Payée le",
  "Annulée le",
  "Remboursée le",
] as const;

type Export = { filter: OrderFilter; search: string; userId: string; now: Date };

/**
 * The orders of a part and a search as a workbook, a row for each of their lines, so that its sums are
 * right; days and times are those of Paris. Who took it is in the activity log.
 */
export async function exportOrders(
  database: Database,
  { filter, search, userId, now }: Export,
): Promise<Uint8Array> {
  const rows = await listRows(database.kysely, { filter, search, today: parisDay(now) });
  const count = new Set(rows.map(({ number }) => number)).size;
  const label = count > 1 ? `${count}\u00a0commandes` : `${count}\u00a0commande`;
  await transaction(database, (trx) =>
    recordOwnActivity(trx, {
      action: "orders-exported",
      subject: "order",
      subjectId: null,
      label,
      userId,
      now,
    }),
  );
  return await excelTable({
    sheet: "Commandes",
    headings: HEADINGS,
    rows: rows.map(cellsOf),
  });
}

async function listRows(db: Queryable, shown: ListedOrders) {
  return await db
    .selectFrom("orders")
    .innerJoin("order_lines as line", "line.order_id", "orders.id")
    .leftJoin("withdrawals", "withdrawals.id", "line.withdrawal_id")
    .select(["orders.number", "orders.state", "orders.placed_at", "orders.name", "orders.email"])
    .select(["orders.phone", "orders.pickup_on", "orders.pickup_slot", "orders.ready_at"])
    .select(["orders.collected_at", "orders.paid_at", "orders.cancelled_at"])
    .select(["orders.refunded_at", "withdrawals.refunded_at as withdrawal_refunded_at"])
    .select(["line.product_name", "line.size", "line.colour", "line.personalisation"])
    .select(["line.quantity", "line.unit_price_cents", "withdrawals.declared_at"])
    .where(ordersWhere(shown))
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.id", "desc")
    .orderBy("line.display_order")
    .execute();
}

function cellsOf(row: Awaited<ReturnType<typeof listRows>>[number]): TableCell[] {
  return [
    row.number,
    ORDER_STATES[row.state].label,
    moment(row.placed_at),
    row.name,
    row.email,
    row.phone,
    { day: row.pickup_on },
    row.pickup_slot,
    row.product_name,
    row.size,
    row.colour,
    row.personalisation,
    row.quantity,
    { cents: row.unit_price_cents },
    { cents: row.unit_price_cents * row.quantity },
    moment(row.declared_at),
    moment(row.ready_at),
    moment(row.collected_at),
    moment(row.paid_at),
    moment(row.cancelled_at),
    moment(row.declared_at === null ? row.refunded_at : row.withdrawal_refunded_at),
  ];
}

function moment(instant: string | null): TableCell {
  return instant === null ? null : { instant };
}
