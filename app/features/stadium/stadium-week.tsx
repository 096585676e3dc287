import type { Weekday } from "~/lib/french-dates";
import { clockTime } from "~/lib/french-dates";
import { LaneTag } from "~/ui/lane-tag";
import { Link } from "~/ui/link";
import { SECTIONS } from "~club/sections";
import { agesWords, type Slot, WEEKDAYS } from "~club/timetable";

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The sessions that take place at the stadium, day by day. */
export function StadiumWeek({ sessions }: { sessions: readonly Slot[] }) {
  const days = DAYS.map((day) => ({
    day,
    slots: sessions.filter(({ weekday }) => weekday === day),
  }));
  return (
    <ul className="week">
      {days.map(
        ({ day, slots }) =>
          slots.length > 0 && (
            <li key={day} className="week-day">
              <h3>{WEEKDAYS[day]}</h3>
              <ul>
                {slots.map((slot) => (
                  <Session key={`${slot.start}-${slot.group}`} slot={slot} />
                ))}
              </ul>
            </li>
          ),
      )}
    </ul>
  );
}

function Session({ slot }: { slot: Slot }) {
  const section = SECTIONS.find(({ slug }) => slug === slot.section);
  return (
    <li>
      <p className="week-hours">
        {clockTime(slot.start)}
        {"\u00a0– "}
        {clockTime(slot.end)}
      </p>
      {section?.path && (
        <Link to={section.path}>
          <LaneTag lane={section.lane}>{section.name}</LaneTag>
        </Link>
      )}
      <small>
        {slot.group}, {agesWords(slot.ages)}
      </small>
    </li>
  );
}
