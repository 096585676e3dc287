import { capitalized } from "~/lib/capitalized";
import { clockTime, readClock, type Weekday } from "~/lib/french-dates";
import { grouped } from "~/lib/lists";
import { LEAD_DAYS, type ShopValues, WEEKS } from "./kinds/shop";
import { WEEKDAYS } from "./session-words";
import type { Club, PickupEvening, Shop } from "./site";

/** The shop as pages and orders know it. An address is told with the place that it belongs to. */
export function toShop(values: ShopValues, { stadium }: Pick<Club, "stadium">): Shop {
  const { place, address, payment } = values;
  const evenings = toEvenings(values);
  return {
    pickup: {
      evenings,
      leadDays: within(LEAD_DAYS, values.leadDays),
      weeks: within(WEEKS, values.weeks),
      closures: values.closures.flatMap(({ from, to }) =>
        from === null ? [] : [{ from, to: to ?? from }],
      ),
    },
    counter: {
      place: capitalized(place),
      address: place && (address || stadium.address),
      hours: pickupHours(evenings),
      payment,
    },
  };
}

/** In the order of the week. */
function toEvenings({ evenings }: ShopValues): PickupEvening[] {
  return evenings
    .flatMap(({ weekday, from, to }) => {
      const [start, end] = [readClock(from), readClock(to)];
      return start === null || end === null ? [] : [{ weekday, start, end }];
    })
    .sort((a, b) => `${a.weekday} ${a.start}`.localeCompare(`${b.weekday} ${b.start}`))
    .map(({ weekday, start, end }) => ({
      weekday: Number(weekday) as Weekday,
      hours: `${clockTime(start)} – ${clockTime(end)}`,
    }));
}

/** An archive may hold a number that no form would have taken, or none. */
function within({ least, most }: { least: number; most: number }, value: number | null): number {
  return Math.min(most, Math.max(least, Math.round(Number(value)) || most));
}

/** `Mardi et vendredi 18h30 – 19h30, samedi 10h00 – 12h00`: when goods are handed out. */
function pickupHours(evenings: readonly PickupEvening[]): string {
  const byHours = grouped(evenings, ({ hours }) => hours);
  const words = [...byHours].map(([hours, days]) => {
    const names = days.map(({ weekday }) => WEEKDAYS[weekday].toLowerCase());
    return `${joined(names)}\u00a0${unbroken(hours)}`;
  });
  return capitalized(words.join(", "));
}

function joined(days: readonly string[]): string {
  const last = days.at(-1) ?? "";
  return days.length > 1 ? `${days.slice(0, -1).join(", ")} et ${last}` : last;
}

/** Hours stay on one line: after a dash even a no-break space may break, unless a word joiner holds it. */
function unbroken(hours: string): string {
  return hours.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060");
}
