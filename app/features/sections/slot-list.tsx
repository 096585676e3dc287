import { clockTime } from "~/lib/french-dates";
import { lowerFirst } from "~/lib/lower-first";
import { agesWords, EFFORTS, type Effort, WEEKDAYS } from "~club/timetable";
import type { SlotView } from "./section-sheet";

type OfSlot = { slot: SlotView };

/** The week of a section: day, hours, place, what for, effort. */
export function SlotList({ slots }: { slots: readonly SlotView[] }) {
  return (
    <ul className="slots">
      {slots.map((slot) => (
        <li className="slot" key={slotKey(slot)}>
          <h3>{WEEKDAYS[slot.weekday]}</h3>
          <SlotHours slot={slot} />
          <SlotWords slot={slot} heading="b" />
          <EffortMark effort={slot.effort} />
        </li>
      ))}
    </ul>
  );
}

export function slotKey({ weekday, start, section, group }: SlotView): string {
  return `${weekday} ${start} ${section} ${group}`;
}

export function SlotHours({ slot }: OfSlot) {
  return (
    <p className="slot-hours">
      <time dateTime={slot.start}>{clockTime(slot.start)}</time>
      {" – "}
      <time dateTime={slot.end}>{clockTime(slot.end)}</time>
    </p>
  );
}

/** What a session is for, and under it who comes, where and with whom. */
export function SlotWords({ slot, heading: Heading }: OfSlot & { heading: "b" | "h3" }) {
  return (
    <div className="slot-what">
      <Heading>{slot.group}</Heading>
      <small className="slot-ages">{agesWords(slot.ages)}</small>
      <small>
        {slot.place && `${slot.place}, `}avec {slot.coach}
      </small>
      {slot.note && <small>{slot.note}</small>}
    </div>
  );
}

/** One to three bars and the word for them. */
export function EffortMark({ effort }: { effort: Effort }) {
  return (
    <p className="effort" data-effort={effort}>
      <i aria-hidden="true">
        <b />
      </i>
      <span className="sr-only">{`Effort\u00a0: ${lowerFirst(EFFORTS[effort])}`}</span>
      <span aria-hidden="true">{EFFORTS[effort]}</span>
    </p>
  );
}
