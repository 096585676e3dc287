import type { Weekday } from "~/lib/french-dates";
import { LaneTag } from "~/ui/lane-tag";
import { Link } from "~/ui/link";
import { SECTIONS } from "~club/sections";
import { WEEKDAYS } from "~club/timetable";
import type { SlotView } from "../section-sheet";
import { EffortMark, SlotHours, SlotWords, slotKey } from "../slot-list";
import { DAYS, dayWord } from "./timetable-query";

/** Sessions day by day, today's told apart. */
export function TimetableDays({ slots, today }: { slots: readonly SlotView[]; today: Weekday }) {
  const days = DAYS.map((day) => ({ day, slots: slots.filter(({ weekday }) => weekday === day) }));
  return days.map(
    ({ day, slots }) =>
      slots.length > 0 && (
        <section
          key={day}
          className="tt-day"
          id={dayWord(day)}
          aria-labelledby={`titre-${dayWord(day)}`}
        >
          <h2 className="d3" id={`titre-${dayWord(day)}`}>
            {WEEKDAYS[day]}
            {day === today && (
              <>
                {" "}
                <span className="tt-today">Aujourd’hui</span>
              </>
            )}
          </h2>
          <ul className="slots">
            {slots.map((slot) => (
              <li className="slot" key={slotKey(slot)}>
                <SlotHours slot={slot} />
                <SlotWords slot={slot} heading="h3" />
                <SlotSection slot={slot} />
                <EffortMark effort={slot.effort} />
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

function SlotSection({ slot }: { slot: SlotView }) {
  const section = SECTIONS.find(({ slug }) => slug === slot.section);
  if (!section?.path) return null;
  return (
    <Link className="tt-section" to={section.path}>
      <LaneTag lane={section.lane}>{section.name}</LaneTag>
    </Link>
  );
}
