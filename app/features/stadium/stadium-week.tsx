import { agesWords, DAYS, WEEKDAYS } from "~/club/session-words";
import type { Session } from "~/club/site";
import { useSection } from "~/club/use-site";
import { clockTime } from "~/lib/french-dates";
import { LaneTag } from "~/ui/lane-tag";
import { Link } from "~/ui/link";

/** The sessions that take place at the stadium, day by day. */
export function StadiumWeek({ sessions: all }: { sessions: readonly Session[] }) {
  const days = DAYS.map((day) => ({
    day,
    sessions: all.filter(({ weekday }) => weekday === day),
  }));
  return (
    <ul className="week">
      {days.map(
        ({ day, sessions }) =>
          sessions.length > 0 && (
            <li key={day} className="week-day">
              <h3>{WEEKDAYS[day]}</h3>
              <ul>
                {sessions.map((session) => (
                  <SessionLine key={session.id} session={session} />
                ))}
              </ul>
            </li>
          ),
      )}
    </ul>
  );
}

function SessionLine({ session }: { session: Session }) {
  const section = useSection(session.section);
  return (
    <li>
      <p className="week-hours">
        {clockTime(session.start)}
        {"\u00a0– "}
        {clockTime(session.end)}
      </p>
      {section?.path && (
        <Link to={section.path}>
          <LaneTag lane={section.lane}>{section.name}</LaneTag>
        </Link>
      )}{" "}
      <small>{[session.group, agesWords(session.ages)].filter(Boolean).join(", ")}</small>
    </li>
  );
}
