import { Link } from "react-router";
import { ListSearch } from "~/editing/list-filters";
import { addDays, clockTime, longDate, shortDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import { Select } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { ActivityLine } from "./activity.server";
import { type ActivityParams, personWord, SITE_WORD } from "./activity-query";
import { ACTIVITY_PATH } from "./maintenance-paths";

type LogBoxProps = { lines: readonly ActivityLine[]; today: string };

/** The last few things that were done, and the way to all of them. */
export function LogBox({ lines, today }: LogBoxProps) {
  const dayOf = (day: string) => {
    if (day === today) return "";
    return day === addDays(today, -1) ? "hier, " : `${shortDate(day, today)}, `;
  };
  return (
    <Box
      id="journal"
      title="Journal d’activité"
      action={
        <Link className="mt-more" to={ACTIVITY_PATH}>
          Tout le journal
          <Icon name="arrow-right" size={18} />
        </Link>
      }
    >
      {lines.length === 0 ? (
        <p className="admin-note">
          Ce que chacun fait dans l’espace club sera noté ici, à partir de maintenant.
        </p>
      ) : (
        <ActivityLines lines={lines} dayOf={dayOf} />
      )}
    </Box>
  );
}

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

function ActivityLines({ lines, dayOf }: ActivityLinesProps) {
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

type ActivityFiltersProps = {
  params: ActivityParams;
  people: readonly { id: string; name: string }[];
  kinds: readonly { word: string; label: string }[];
};

/** Search in what things were called, and whose and which lines to see. */
export function ActivityFilters({ params, people, kinds }: ActivityFiltersProps) {
  const person = personWord(params.person);
  return (
    <ListSearch
      action={ACTIVITY_PATH}
      search={params.search}
      label="Rechercher un titre ou un nom"
      placeholder="Rechercher un titre, un nom…"
    >
      {(send) => (
        <>
          <Select
            key={`par-${person}`}
            name="par"
            aria-label="Personne"
            defaultValue={person}
            onChange={send}
          >
            <option value="">Toutes les personnes</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={SITE_WORD}>Le site, de lui-même</option>
          </Select>
          <Select
            key={`type-${params.word}`}
            name="type"
            aria-label="Type"
            defaultValue={params.word ?? ""}
            onChange={send}
          >
            <option value="">Tous les types</option>
            {kinds.map(({ word, label }) => (
              <option key={word} value={word}>
                {label}
              </option>
            ))}
          </Select>
        </>
      )}
    </ListSearch>
  );
}
