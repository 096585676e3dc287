import { addDays, weekdayOf } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { WITHDRAWAL_DAYS } from "~/lib/sale-law";
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

/** `MM-DD` */
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Whether a day (`YYYY-MM-DD`) is a public holiday in all of mainland France (labour code, article L3133-1). */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((count) => addDays(easter, count) === day);
}

/** The Sunday after the first full moon of spring, by the anonymous Gregorian reckoning (Meeus). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(inCentury / 4);
  const toSunday = (32 + leaps - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${String(year).padStart(4, "0")}-03-22`, epact + toSunday - 7 * correction);
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
