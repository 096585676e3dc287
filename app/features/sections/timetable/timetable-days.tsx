import { DAYS, WEEKDAYS } from "~/club/session-words";
import type { Session } from "~/club/site";
import { useSection } from "~/club/use-site";
import type { Weekday } from "~/lib/french-dates";
import { Icon } from "~/ui/icon";
import { LaneTag } from "~/ui/lane-tag";
import { Link } from "~/ui/link";
import { EffortMark, SessionHours, SessionWords } from "../session-list";
import { dayWord } from "./timetable-query";

type TimetableDaysProps = {
  sessions: readonly Session[];
  /** Ids of the sessions whose days nobody can tell, be it for want of a season's end. */
  withoutCalendar: readonly string[];
  today: Weekday;
};

/** Sessions day by day, today's told apart. */
export function TimetableDays({ sessions: all, withoutCalendar, today }: TimetableDaysProps) {
  const days = DAYS.map((day) => ({
    day,
    sessions: all.filter(({ weekday }) => weekday === day),
  }));
  const longest = Math.max(...days.map(({ sessions }) => sessions.length));
  return (
    <div className="tt-week" data-print={printSize(longest)}>
      {days.map(
        ({ day, sessions }) =>
          sessions.length > 0 && (
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
                {sessions.map((session) => (
                  <li className="slot" key={session.id}>
                    <SessionHours session={session} />
                    <SessionWords session={session} heading="h3" />
                    <SectionLink section={session.section} />
                    <EffortMark effort={session.effort} />
                    {!withoutCalendar.includes(session.id) && <AgendaLink session={session} />}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** How small a week is printed, by its longest day: it goes on one sheet. */
function printSize(longest: number): "large" | "medium" | "small" | "tiny" {
  if (longest <= 5) return "large";
  if (longest <= 7) return "medium";
  return longest <= 10 ? "small" : "tiny";
}

function AgendaLink({ session }: { session: Session }) {
  return (
    <a
      className="tt-agenda icon-btn"
      href={`/horaires/${session.id}.ics`}
      aria-label={`Ajouter «\u00a0${session.group}\u00a0» à mon agenda`}
      title="Ajouter à mon agenda"
    >
      <Icon name="calendar" size={20} />
    </a>
  );
}

function SectionLink({ section: key }: { section: Session["section"] }) {
  const section = useSection(key);
  if (!section?.path) return null;
  return (
    <Link className="tt-section" to={section.path}>
      <LaneTag lane={section.lane}>{section.name}</LaneTag>
    </Link>
  );
}
