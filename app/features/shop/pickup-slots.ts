import type { Counter, PickupRules, Shop } from "~/club/site";
import { addDays, weekdayOf } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { PickupSlot } from "./order.types";

/**
 * When goods ordered now can be fetched, the soonest first: days of Paris, none before the order can
 * be ready, none while the counter is closed.
 */
export function upcomingSlots(now: Date, rules: PickupRules): PickupSlot[] {
  const today = parisDay(now);
  const slots: PickupSlot[] = [];
  for (let ahead = rules.leadDays; ahead <= rules.weeks * 7; ahead += 1) {
    const day = addDays(today, ahead);
    if (rules.closures.some(({ from, to }) => from <= day && day <= to)) continue;
    const weekday = weekdayOf(day);
    for (const evening of rules.evenings) {
      if (evening.weekday !== weekday) continue;
      slots.push({ value: `${day} ${evening.hours}`, day, hours: evening.hours });
    }
  }
  return slots;
}

/** The counter, and whether no day can be chosen for now to fetch an order. */
export type CounterNow = Counter & { isClosed: boolean };

export function counterAt({ counter, pickup }: Shop, now: Date): CounterNow {
  return { ...counter, isClosed: upcomingSlots(now, pickup).length === 0 };
}
