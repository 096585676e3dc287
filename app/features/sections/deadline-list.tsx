import { bibParts } from "~/lib/french-dates";
import { Bib } from "~/ui/bib";
import { type Deadline, dayOf } from "~club/season";

type DeadlineListProps = { deadlines: readonly Deadline[]; today: string };

/** The dates of the season on bibs; those that are over step back. */
export function DeadlineList({ deadlines, today }: DeadlineListProps) {
  return (
    <ol className="deadlines">
      {deadlines.map(({ day, label, text }) => (
        <li key={day} data-past={day < today || undefined}>
          <Bib {...bibParts(day)} />
          <div>
            <h3>{label}</h3>
            <p className="deadline-day">
              <time dateTime={day}>{dayOf(day)}</time>
            </p>
            <p className="deadline-text">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
