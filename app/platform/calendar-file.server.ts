import ical, { type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { PARIS } from "~/lib/french-dates";

/** How often calendars that ask may come again. */
const REFRESH_SECONDS = 3 * 3600;

const PRODUCT = "Foulée";

/** The rule of the European Union since 1996. */
const PARIS_ZONE = `BEGIN:VTIMEZONE
TZID:${PARIS}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/** An empty iCalendar file (RFC 5545) with the rule of Paris for its times. `company` is who publishes it; may be empty. */
export function newCalendar({ name, company }: { name: string; company: string }): ICalCalendar {
  return ical({
    name: name.replace(/[\\;,\r\n]+/g, " "),
    prodId: { company: company || PRODUCT, product: PRODUCT, language: "FR" },
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
    ttl: REFRESH_SECONDS,
    // No name: with one, the library writes DTSTAMP in the server's local time.
    timezone: { name: null, generator: () => PARIS_ZONE },
    x: { "X-WR-TIMEZONE": PARIS },
  });
}

/** The text of the file. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
