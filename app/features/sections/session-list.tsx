import { agesWords, coachNames, EFFORTS, rhythmWords, WEEKDAYS } from "~/club/session-words";
import type { Effort, Session } from "~/club/site";
import { clockTime } from "~/lib/french-dates";
import { lowerFirst } from "~/lib/lower-first";

type OfSession = { session: Session };

/** The week of a section: day, hours, place, what for, effort. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  if (sessions.length === 0) return <p>Les horaires ne sont pas encore connus.</p>;
  return (
    <ul className="slots">
      {sessions.map((session) => (
        <li className="slot" key={session.id}>
          <h3>{WEEKDAYS[session.weekday]}</h3>
          <SessionHours session={session} />
          <SessionWords session={session} heading="b" />
          <EffortMark effort={session.effort} />
        </li>
      ))}
    </ul>
  );
}

export function SessionHours({ session }: OfSession) {
  return (
    <p className="slot-hours">
      <time dateTime={session.start}>{clockTime(session.start)}</time>
      {" – "}
      <time dateTime={session.end}>{clockTime(session.end)}</time>
    </p>
  );
}

/** The name of a session, and under it its ages, its place, its coaches and its rhythm. */
export function SessionWords({ session, heading: Heading }: OfSession & { heading: "b" | "h3" }) {
  const ages = agesWords(session.ages);
  const where = whereAndWithWhom(session);
  const rhythm = rhythmWords(session);
  return (
    <div className="slot-what">
      <Heading>{session.group}</Heading> {ages && <small className="slot-ages">{ages}</small>}{" "}
      {where && <small>{where}</small>}{" "}
      {session.note && <small className="slot-note">{session.note}</small>}{" "}
      {rhythm && <small>{rhythm}</small>}
    </div>
  );
}

/** `Lac, avec Jeanne Martin`; empty where neither is known. */
function whereAndWithWhom(session: Session): string {
  const names = coachNames(session);
  return [session.place, names && `avec ${names}`].filter(Boolean).join(", ");
}

/** One to three bars and the word for them. */
export function EffortMark({ effort }: { effort: Effort | null }) {
  if (effort === null) return null;
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
