import type { Club } from "~/club/site";
import { grouped } from "~/lib/lists";
import { PICKUP, pickupPlace } from "~club/shop";

const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

type Evenings = readonly { weekday: number; hours: string }[];

/** `Club-house du Stade des Résiniers, 12 rue des Écoles…`: where goods are handed out. */
export function pickupPlaceWords(club: Pick<Club, "stadium">): string {
  const { place, address } = pickupPlace(club);
  return [place, address].filter(Boolean).join(", ");
}

/** `Mardi et vendredi 18h30 – 19h30, samedi 10h00 – 12h00`: when goods are handed out. */
export function pickupHours(evenings: Evenings = PICKUP.evenings): string {
  const byHours = grouped(evenings, ({ hours }) => hours);
  const words = [...byHours]
    .map(
      ([hours, days]) =>
        `${joined(days.map(({ weekday }) => DAYS[weekday - 1] ?? ""))}\u00a0${unbroken(hours)}`,
    )
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function joined(days: readonly string[]): string {
  const last = days.at(-1) ?? "";
  return days.length > 1 ? `${days.slice(0, -1).join(", ")} et ${last}` : last;
}

/** Hours stay on one line: after a dash even a no-break space may break, unless a word joiner holds it. */
function unbroken(hours: string): string {
  return hours.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060");
}
