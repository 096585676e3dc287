import { Form } from "react-router";
import type { Weekday } from "~/lib/french-dates";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { SECTIONS } from "~club/sections";
import { WEEKDAYS } from "~club/timetable";
import { DAYS, OLDEST, type TimetableQuery, timetablePath } from "./timetable-query";

type FiltersProps = { query: TimetableQuery; today: Weekday };

/** Section and day by links, age by a plain form: each keeps what the others say. */
export function TimetableFilters({ query, today }: FiltersProps) {
  return (
    <div className="tt-filters">
      <SectionChips query={query} />
      <DayChips query={query} today={today} />
      <AgeForm query={query} />
    </div>
  );
}

function SectionChips({ query }: { query: TimetableQuery }) {
  return (
    <nav className="news-chips" aria-label="Filtrer par section">
      <ChipLink
        current={query.section === null}
        to={timetablePath({ ...query, section: null })}
        rel="nofollow"
        preventScrollReset
      >
        Toutes les sections
      </ChipLink>
      {SECTIONS.map(
        ({ slug, name, lane }) =>
          lane && (
            <ChipLink
              key={slug}
              lane={lane}
              current={query.section === slug}
              to={timetablePath({ ...query, section: slug })}
              rel="nofollow"
              preventScrollReset
            >
              {name}
            </ChipLink>
          ),
      )}
    </nav>
  );
}

function DayChips({ query, today }: FiltersProps) {
  return (
    <nav className="news-chips" aria-label="Filtrer par jour">
      <ChipLink
        current={query.weekday === null}
        to={timetablePath({ ...query, weekday: null })}
        rel="nofollow"
        preventScrollReset
      >
        Toute la semaine
      </ChipLink>
      {DAYS.map((day) => (
        <ChipLink
          key={day}
          current={query.weekday === day}
          to={timetablePath({ ...query, weekday: day })}
          rel="nofollow"
          preventScrollReset
        >
          {day === today ? `${WEEKDAYS[day]}, aujourd’hui` : WEEKDAYS[day]}
        </ChipLink>
      ))}
    </nav>
  );
}

function AgeForm({ query }: { query: TimetableQuery }) {
  const kept = new URLSearchParams(timetablePath({ ...query, age: null }).split("?")[1] ?? "");
  return (
    <search>
      <Form
        action="/horaires"
        className="tt-age"
        role="presentation"
        // Another age in the address shows in the field, whatever was typed there.
        key={query.age}
        preventScrollReset
      >
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field-label" htmlFor="age">
          Pour quel âge{"\u00a0"}?
        </label>
        <input
          className="input"
          id="age"
          name="age"
          type="number"
          inputMode="numeric"
          min={1}
          max={OLDEST}
          defaultValue={query.age ?? ""}
          placeholder="Ex. 9"
        />
        <Button type="submit" variant="line" size="sm">
          Filtrer
        </Button>
        {query.age !== null && (
          <ChipLink to={timetablePath({ ...query, age: null })} rel="nofollow" preventScrollReset>
            Tous les âges
          </ChipLink>
        )}
      </Form>
    </search>
  );
}
