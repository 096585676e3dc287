import { addDays, weekdayOf } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { PICKUP } from "~club/shop";
import type { PickupSlot } from "./order.types";

type PickupRules = {
  leadDays: number;
  weeks: number;
  evenings: readonly { weekday: number; hours: string }[];
  closures: readonly { from: string; to: string }[];
};

/**
 * When goods ordered now can be fetched, the soonest first: days of Paris, none before the order can
 * be ready, none while the counter is closed.
 */
export function upcomingSlots(now: Date, rules: PickupRules = PICKUP): PickupSlot[] {
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

/** The slot that a form sent, if it can still be chosen. */
export function findSlot(value: string, now: Date): PickupSlot | null {
  return upcomingSlots(now).find((slot) => slot.value === value) ?? null;
}
