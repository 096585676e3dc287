import { type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import { DAYS, WEEKDAYS } from "~/club/session-words";
import { useSite } from "~/club/use-site";
import type { Weekday } from "~/lib/french-dates";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { useAddressField } from "~/ui/use-address-field";
import { OLDEST, readAge, type TimetableQuery, timetablePath } from "./timetable-query";

type FiltersProps = { query: TimetableQuery; today: Weekday };

/** Section and day by links, age by a plain form: each keeps what the others say. */
export function TimetableFilters({ query, today }: FiltersProps) {
  const field = useAddressField(String(query.age ?? ""), query);
  const [age, setAge] = useState(query.age);
  const readField = () => setAge(readAge(field.current?.value ?? ""));
  // What was typed before the scripts ran, and what another address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(readField, [query]);
  // The links need no «Filtrer» before them.
  const typed = { ...query, age };
  return (
    <div className="tt-filters">
      <SectionChips query={typed} />
      <DayChips query={typed} today={today} />
      <AgeForm query={query} field={field} onInput={readField} />
    </div>
  );
}

function SectionChips({ query }: { query: TimetableQuery }) {
  const { sections } = useSite();
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
      {sections.map(
        ({ key, name, lane }) =>
          lane && (
            <ChipLink
              key={key}
              lane={lane}
              current={query.section === key}
              to={timetablePath({ ...query, section: key })}
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

type AgeFormProps = {
  query: TimetableQuery;
  field: RefObject<HTMLInputElement | null>;
  onInput: () => void;
};

function AgeForm({ query, field, onInput }: AgeFormProps) {
  const kept = new URLSearchParams(timetablePath({ ...query, age: null }).split("?")[1] ?? "");
  return (
    <search>
      <Form action="/horaires" className="tt-age" role="presentation" preventScrollReset>
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field-label" htmlFor="age">
          Pour quel âge{"\u00a0"}?
        </label>
        <input
          ref={field}
          className="input"
          id="age"
          name="age"
          type="number"
          inputMode="numeric"
          min={1}
          max={OLDEST}
          defaultValue={query.age ?? ""}
          placeholder="Ex. 9"
          onInput={onInput}
        />
        <Button type="submit" variant="line" size="sm">
          Filtrer
        </Button>{" "}
        <ChipLink
          current={query.age === null}
          to={timetablePath({ ...query, age: null })}
          rel="nofollow"
          preventScrollReset
        >
          Tous les âges
        </ChipLink>
      </Form>
    </search>
  );
}
