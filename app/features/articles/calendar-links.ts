import { addDays } from "~/lib/french-dates";
import type { EventDetails } from "./article.types";

const DEFAULT_HOURS = 2;

function compact(day: string): string {
  return day.replaceAll("-", "");
}

/** Start and end as Google reads them: local times of Paris, whole days when there is no time. */
function googleDates({ date, time }: EventDetails): string {
  if (!time) return `${compact(date)}/${compact(addDays(date, 1))}`;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const end = hours + DEFAULT_HOURS;
  const endDay = end >= 24 ? addDays(date, 1) : date;
  const clock = (hour: number) =>
    `${String(hour % 24).padStart(2, "0")}${String(minutes).padStart(2, "0")}00`;
  return `${compact(date)}T${clock(hours)}/${compact(endDay)}T${clock(end)}`;
}

/** Opens the event in Google's calendar, ready to be saved. */
export function googleCalendarUrl(title: string, event: EventDetails): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: googleDates(event),
    ctz: "Europe/Paris",
    location: event.location ?? "",
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The place on a map of OpenStreetMap. */
export function mapUrl(location: string, town: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${location}, ${town}` })}`;
}

/** « aujourd’hui », « demain », « dans 17 jours »; null once it is past. */
export function daysAhead(date: string, today: string): string | null {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (days < 0) return null;
  if (days === 0) return "aujourd’hui";
  return days === 1 ? "demain" : `dans ${days}\u00a0jours`;
}
