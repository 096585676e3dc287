import { addDays, longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Environment } from "~/platform/environment.server";
import type { Mail } from "~/platform/mail/mail";
import { mailerOf } from "~/platform/mail/mailer.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { CLUB } from "~club/identity";
import { KEPT_DAYS, PICKUP, REMINDED_DAYS } from "~club/shop";
import type { Order } from "./order.types";
import { mailToBuyer, SHOP_SIGNATURE, type ShopSite, section } from "./order-mails.server";
import { ORDER_COLUMNS, orderWithLines } from "./order-rows.server";
import { moveOrder } from "./order-transitions.server";
import { greeting, lineForBuyer } from "./quoted-buyer.server";

type Shop = { database: Database; environment: Environment; now: Date };

/**
 * Reminds those whose order is about to be given up, once, then cancels what was not fetched: its
 * pieces are back in stock. Nobody’s order goes without `REMINDED_DAYS` after the reminder; where no mail
 * is sent that time passes all the same. Returns how many of each.
 */
export async function giveBackUnfetched(
  shop: Shop,
): Promise<{ reminded: number; cancelled: number }> {
  const cancelled = await cancelOverdue(shop);
  const reminded = await remindBuyers(shop);
  return { reminded, cancelled };
}

/** The last day on which an order can be fetched. */
function lastDayOf(pickupOn: string, remindedAt: string): string {
  const days = [addDays(parisDay(remindedAt), REMINDED_DAYS), addDays(pickupOn, KEPT_DAYS)];
  return days.toSorted().at(-1) ?? pickupOn;
}

async function cancelOverdue({ database, environment: site, now }: Shop): Promise<number> {
  const today = parisDay(now);
  const rows = await database.kysely
    .selectFrom("orders")
    .select(["id", "pickup_on", "reminded_at"])
    .where("state", "in", ["new", "ready"])
    .where("reminded_at", "is not", null)
    .where("pickup_on", "<", addDays(today, -KEPT_DAYS))
    .execute();
  let cancelled = 0;
  for (const { id, pickup_on, reminded_at } of rows) {
    if (reminded_at === null || lastDayOf(pickup_on, reminded_at) >= today) continue;
    const { kind } = await moveOrder(database, "cancel", { id, userId: null, now, site });
    if (kind === "done") cancelled += 1;
  }
  return cancelled;
}

async function remindBuyers({ database, environment, now }: Shop): Promise<number> {
  const rows = await database.kysely
    .selectFrom("orders")
    .select("id")
    .where("state", "in", ["new", "ready"])
    .where("reminded_at", "is", null)
    .where("pickup_on", "<=", addDays(parisDay(now), REMINDED_DAYS - KEPT_DAYS))
    .execute();
  const hasMailer = mailerOf(environment) !== null;
  let reminded = 0;
  for (const { id } of rows) {
    if (await remind(database, { id, site: hasMailer ? environment : null, now })) reminded += 1;
  }
  return reminded;
}

/** False when it was fetched, cancelled or reminded of meanwhile. */
async function remind(
  database: Database,
  { id, site, now }: { id: string; site: ShopSite | null; now: Date },
): Promise<boolean> {
  return await transaction(database, async (trx) => {
    const row = await trx
      .updateTable("orders")
      .set({ reminded_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "in", ["new", "ready"])
      .where("reminded_at", "is", null)
      .returning(ORDER_COLUMNS)
      .executeTakeFirst();
    if (!row) return false;
    if (site) {
      const mail = reminderMail(site, await orderWithLines(trx, row), now);
      const mailId = await queueMail(trx, { purpose: "order", mail, now });
      await trx
        .updateTable("orders")
        .set({ reminder_mail_id: mailId })
        .where("id", "=", id)
        .execute();
    }
    return true;
  });
}

/** The last word before an order is given up: until when it waits, and what becomes of it then. */
function reminderMail(site: ShopSite, order: Order, now: Date): Mail {
  const { number, name, email, lines, pickup, paidAt } = order;
  const last = longDate(lastDayOf(pickup.day, now.toISOString()));
  return mailToBuyer(site, {
    email,
    subject: `Votre commande ${number} vous attend encore – ${CLUB.name}`,
    now,
    paragraphs: [
      greeting(name),
      `Vous aviez choisi de retirer votre commande ${number} le ${longDate(pickup.day)}. Nous la gardons jusqu’au ${last}.`,
      section(
        "La commande",
        lines.filter(({ isWithdrawn }) => !isWithdrawn).map((line) => `- ${lineForBuyer(line)}`),
      ),
      section("Le retrait", [PICKUP.place, PICKUP.address]),
      paidAt === null
        ? "Passé ce jour, elle est annulée et vous ne devez rien."
        : "Passé ce jour, elle est annulée et le club vous rembourse.",
      "Un empêchement, un autre jour\u00a0? Répondez à ce message.",
      SHOP_SIGNATURE,
    ],
  });
}
