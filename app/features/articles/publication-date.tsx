import { parisDay, shortDate } from "~/lib/french-dates";

/** The day an article came out, short. */
export function PublicationDate({ instant, today }: { instant: string; today: string }) {
  const day = parisDay(instant);
  return <time dateTime={day}>{shortDate(day, today)}</time>;
}
