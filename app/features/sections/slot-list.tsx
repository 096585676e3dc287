import { clockTime } from "~/lib/french-dates";
import { EFFORTS, type Effort, WEEKDAYS } from "~club/timetable";
import type { SlotView } from "./section-sheet";

/** The week of a section: day, hours, place, what for, effort. */
export function SlotList({ slots }: { slots: readonly SlotView[] }) {
  return (
    <ul className="slots">
      {slots.map((slot) => (
        <li className="slot" key={`${slot.weekday} ${slot.start} ${slot.group}`}>
          <h3>{WEEKDAYS[slot.weekday]}</h3>
          <p className="slot-hours">
            <time dateTime={slot.start}>{clockTime(slot.start)}</time>
            {" – "}
            <time dateTime={slot.end}>{clockTime(slot.end)}</time>
          </p>
          <p className="slot-what">
            <b>{slot.group}</b>
            <small>
              {slot.place}, avec {slot.coach}
            </small>
            <small>{slot.note}</small>
          </p>
          <EffortMark effort={slot.effort} />
        </li>
      ))}
    </ul>
  );
}

/** One to three bars and the word for them. */
function EffortMark({ effort }: { effort: Effort }) {
  return (
    <p className="effort" data-effort={effort}>
      <i aria-hidden="true">
        <b />
      </i>
      <span className="sr-only">{"Effort\u00a0: "}</span>
      {EFFORTS[effort]}
    </p>
  );
}
