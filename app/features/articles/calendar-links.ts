import { addDays } from "~/lib/french-dates";
import type { EventDetails } from "./article.types";
import { lastDayOf } from "./event-details";

const DEFAULT_HOURS = 2;

function compact(day: string): string {
  return day.replaceAll("-", "");
}

/** Start and end as Google reads them: local times of Paris, whole days when there is no time. */
function googleDates(event: EventDetails): string {
  const { date, time, endDate, endTime } = event;
  if (!time) return `${compact(date)}/${compact(addDays(lastDayOf(event), 1))}`;
  const start = `${compact(date)}T${time.replace(":", "")}00`;
  if (endTime) return `${start}/${compact(lastDayOf(event))}T${endTime.replace(":", "")}00`;
  if (endDate) return `${start}/${compact(addDays(endDate, 1))}T000000`;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const end = hours + DEFAULT_HOURS;
  const endDay = end >= 24 ? addDays(date, 1) : date;
  const clock = (hour: number) =>
    `${String(hour % 24).padStart(2, "0")}${String(minutes).padStart(2, "0")}00`;
  return `${start}/${compact(endDay)}T${clock(end)}`;
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
