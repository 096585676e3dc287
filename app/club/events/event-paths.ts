import { addressedPage } from "../addressed-page";
import type { EventPage } from "./event-page";

/** The folder of the pages of events that stand in the site. */
const FOLDER = "/evenements";

/** The address of the page of an event: one that stands alone follows the name of the site at once. */
export function eventPathAt(address: string, { isAlone }: { isAlone: boolean }): string {
  return isAlone ? `/${address}` : `${FOLDER}/${address}`;
}

/** The key of the page of an event. */
export function eventPageKey(key: string): string {
  return `event:${key}`;
}

/** The page at the last part of an address: an event has it now, or had it once; undefined for none. Capitals lead to it as they do elsewhere. */
export function findEventPage(events: readonly EventPage[], typed: string): EventPage | undefined {
  return addressedPage(events, typed.toLowerCase());
}
