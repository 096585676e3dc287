import { Link } from "react-router";
import { addDays, clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Icon } from "~/ui/icon";
import type { ActivityLine } from "./activity.server";

/** Lines of the log under the day of each, as they come: newest first. */
export function ActivityDays({ lines, today }: { lines: readonly ActivityLine[]; today: string }) {
  return daysOf(lines).map(({ day, lines: own }) => (
    <section key={day} className="mt-day" aria-labelledby={`jour-${day}`}>
      <h2 id={`jour-${day}`}>{dayTitle(day, today)}</h2>
      <div className="admin-box">
        <ActivityLines lines={own} />
      </div>
    </section>
  ));
}

type ActivityLinesProps = {
  lines: readonly ActivityLine[];
  /** What stands before the clock where no heading says the day. */
  dayOf?: (day: string) => string;
};

export function ActivityLines({ lines, dayOf }: ActivityLinesProps) {
  return (
    <ul className="mt-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className="ad-todo-icon">
            <Icon name={line.icon} size={20} />
          </span>
          <p>
            <Sentence line={line} />
          </p>
          <time dateTime={line.at}>
            {dayOf?.(parisDay(line.at))}
            {clockTime(parisClock(line.at))}
          </time>
        </li>
      ))}
    </ul>
  );
}

function Sentence({ line: { who, did, what, path } }: { line: ActivityLine }) {
  return (
    <>
      <b>{who}</b> {did}
      {what && " "}
      {what && (path ? <Link to={path}>{what}</Link> : what)}
    </>
  );
}

function daysOf(lines: readonly ActivityLine[]): { day: string; lines: ActivityLine[] }[] {
  const days = new Map<string, ActivityLine[]>();
  for (const line of lines) {
    const day = parisDay(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, own]) => ({ day, lines: own }));
}

function dayTitle(day: string, today: string): string {
  if (day === today) return "Aujourd’hui";
  if (day === addDays(today, -1)) return "Hier";
  const date = longDate(day);
  return `${date.charAt(0).toUpperCase()}${date.slice(1)}`;
}
