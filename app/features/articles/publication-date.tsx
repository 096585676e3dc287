import { shortDate } from "~/lib/french-dates";

/** The day an article came out, short; both are `YYYY-MM-DD`. */
export function PublicationDate({ day, today }: { day: string; today: string }) {
  return <time dateTime={day}>{shortDate(day, today)}</time>;
}
