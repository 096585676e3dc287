import { parisDay } from "./paris-instants";

/** The day it is in Paris. For loaders: imported from here, no time zone comes along to the browser. */
export function parisToday(now: Date): string {
  return parisDay(now);
}
