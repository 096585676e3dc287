import { addDays } from "./french-dates";

/** `MM-DD` */
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Whether a day (`YYYY-MM-DD`) is a public holiday in all of mainland France (labour code, article L3133-1). */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((count) => addDays(easter, count) === day);
}

/** The Sunday after the first full moon of spring, by the anonymous Gregorian reckoning (Meeus). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(inCentury / 4);
  const toSunday = (32 + leaps - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${String(year).padStart(4, "0")}-03-22`, epact + toSunday - 7 * correction);
}
