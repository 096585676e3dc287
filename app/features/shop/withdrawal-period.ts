import { addDays, weekdayOf } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { isPublicHoliday } from "~/lib/public-holidays";
import { WITHDRAWAL_DAYS } from "~club/shop";
import type { Order, OrderLine } from "./order.types";

const SATURDAY = 6;

/**
 * The last day of Paris on which a buyer can withdraw, null as long as the goods are not fetched: 14
 * days after the day they were, which does not count itself; when that is a Saturday, a Sunday or a
 * public holiday, the next day that is none (consumer code, articles L221-18 and L221-19).
 */
export function withdrawalDeadline(collectedAt: string | null): string | null {
  if (collectedAt === null) return null;
  let day = addDays(parisDay(collectedAt), WITHDRAWAL_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < SATURDAY && !isPublicHoliday(day);
}

/** Whether the time to withdraw from an order is over; before the goods are fetched it never is. */
export function isWithdrawalOver({ collectedAt }: Pick<Order, "collectedAt">, now: Date): boolean {
  const deadline = withdrawalDeadline(collectedAt);
  return deadline !== null && parisDay(now) > deadline;
}

/**
 * Whether a line is of the kind that can be withdrawn from, time apart: neither made to order (article
 * L221-28, 3°) nor withdrawn already.
 */
export function isReturnable(line: Pick<OrderLine, "personalisation" | "isWithdrawn">): boolean {
  return line.personalisation === "" && !line.isWithdrawn;
}

/** Whether a line of an order can be withdrawn from now. */
export function isWithdrawable(
  order: Pick<Order, "state" | "collectedAt">,
  line: Pick<OrderLine, "personalisation" | "isWithdrawn">,
  now: Date,
): boolean {
  return order.state !== "cancelled" && isReturnable(line) && !isWithdrawalOver(order, now);
}
