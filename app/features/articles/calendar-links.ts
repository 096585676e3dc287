import { addDays } from "~/lib/french-dates";
import type { EventDetails } from "./article.types";
import { type Home, placeWithTown } from "./event-place";

const DEFAULT_HOURS = 2;

function compact(day: string): string {
  return day.replaceAll("-", "");
}

/** Start and end as Google reads them: local times of Paris, whole days when there is no time. */
function googleDates(event: EventDetails): string {
  const { date, time, endDate, endTime } = event;
  if (!time) return `${compact(date)}/${compact(addDays(endDate ?? date, 1))}`;
  const start = `${compact(date)}T${time.replace(":", "")}00`;
  if (endTime) return `${start}/${compact(endDate ?? date)}T${endTime.replace(":", "")}00`;
  if (endDate) return `${start}/${compact(addDays(endDate, 1))}T000000`;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const end = hours + DEFAULT_HOURS;
  const endDay = end >= 24 ? addDays(date, 1) : date;
  const clock = (hour: number) =>
    `${String(hour % 24).padStart(2, "0")}${String(minutes).padStart(2, "0")}00`;
  return `${start}/${compact(endDay)}T${clock(end)}`;
}

/** Opens the event in Google's calendar, ready to be saved. */
export function googleCalendarUrl(title: string, event: EventDetails, home: Home): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: googleDates(event),
    ctz: "Europe/Paris",
    location: event.location ? placeWithTown(event.location, home) : "",
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A place on a map of OpenStreetMap, which opens around the club. */
export function mapUrl(location: string, home: Home): string {
  const query = new URLSearchParams({ query: placeWithTown(location, home) });
  const { coordinates } = home.stadium;
  const around = coordinates ? `#map=12/${coordinates.latitude}/${coordinates.longitude}` : "";
  return `https://www.openstreetmap.org/search?${query}${around}`;
}
