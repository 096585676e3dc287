import { useId, useState } from "react";
import { useSite } from "~/club/use-site";
import type { FieldErrors } from "~/lib/field-errors";
import { clockTime, shortDate } from "~/lib/french-dates";
import { DateField } from "~/ui/date-field";
import { Field, Select, TextInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Switch } from "~/ui/switch";
import { TimeField } from "~/ui/time-field";
import { ARTICLE_LIMITS, type ArticleEvent, EVENT_STATES, NEW_EVENT } from "../article";
import { endsPastMidnight } from "../event-times";
import type { ChangeValues } from "./editor-values";
import styles from "./event-fields.module.css";

type EventFieldsProps = {
  event: ArticleEvent | null;
  onChange: ChangeValues;
  errors: FieldErrors;
  /** Places of the last events, the most used first. */
  locations: readonly string[];
  today: string;
};

export function EventFields({ event, onChange, ...props }: EventFieldsProps) {
  // Switched off by mistake and on again, it has its day and its place.
  const [last, setLast] = useState(NEW_EVENT);
  const change = (parts: Partial<ArticleEvent>) =>
    onChange({ event: { ...(event ?? last), ...parts } });
  return (
    <section className="admin-box" aria-label="Événement">
      <Switch
        checked={event !== null}
        onChange={(isEvent) => {
          if (event) setLast(event);
          onChange({ event: isEvent ? last : null });
        }}
        help="Il apparaîtra aussi dans le calendrier et les prochains rendez-vous."
      >
        C’est un événement
      </Switch>
      {event && <EventParts event={event} change={change} {...props} />}
    </section>
  );
}

type EventPartsProps = Omit<EventFieldsProps, "event" | "onChange"> & {
  event: ArticleEvent;
  change: (parts: Partial<ArticleEvent>) => void;
};

function EventParts({ event, change, errors, locations, today }: EventPartsProps) {
  const { day, time, location, state } = event;
  return (
    <div className="ed-event">
      <DateField
        label="Date"
        name="event.day"
        value={day}
        onChange={(chosen) => change({ day: chosen })}
        hint={day ? shortDate(day, today) : null}
        error={errors["event.day"]}
      />
      <TimeField
        label="Heure"
        name="event.time"
        value={time}
        onChange={(chosen) => change({ time: chosen })}
        hint={time ? `affiché ${clockTime(time)}` : "facultative"}
        error={errors["event.time"]}
      />
      <LocationField
        value={location}
        onChange={(typed) => change({ location: typed })}
        errors={errors["event.location"]}
        locations={locations}
      />
      <EndFields event={event} change={change} errors={errors} today={today} />
      <Field
        className="ed-wide"
        label={"L’événement a-t-il lieu\u00a0?"}
        hint={
          state === "postponed" && "Indiquez la nouvelle date ci-dessus dès qu’elle est connue."
        }
      >
        <Select
          value={state}
          onChange={({ currentTarget }) => change({ state: stateOf(currentTarget.value) })}
        >
          {EVENT_STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Few events last: folded until one does. */
function EndFields({ event, change, errors, today }: Omit<EventPartsProps, "locations">) {
  const { day, time, endDay, endTime } = event;
  const isFilled = endDay !== null || endTime !== null;
  const isNextDay = (endDay === null || endDay === day) && endsPastMidnight(time, endTime);
  const nextDay = isNextDay ? ", le lendemain" : "";
  const isRefused = "event.endDay" in errors || "event.endTime" in errors;
  return (
    <details className="ed-more ed-end" open={isFilled || isRefused}>
      <summary>
        <Icon name="chevron-down" size={18} />
        Heure de fin, ou plusieurs jours
      </summary>
      <div className="ed-when">
        <DateField
          label="Dernier jour"
          name="event.endDay"
          value={endDay}
          onChange={(chosen) => change({ endDay: chosen })}
          hint={endDay ? shortDate(endDay, today) : "s’il dure plusieurs jours"}
          error={errors["event.endDay"]}
        />
        <TimeField
          label="Fin à"
          name="event.endTime"
          value={endTime}
          onChange={(chosen) => change({ endTime: chosen })}
          hint={endTime ? `affiché ${clockTime(endTime)}${nextDay}` : "facultative"}
          error={errors["event.endTime"]}
        />
      </div>
    </details>
  );
}

function stateOf(word: string): ArticleEvent["state"] {
  return EVENT_STATES.find(({ value }) => value === word)?.value ?? "confirmed";
}

type LocationFieldProps = {
  value: string;
  onChange: (location: string) => void;
  errors: readonly string[] | undefined;
  locations: readonly string[];
};

function LocationField({ value, onChange, errors, locations }: LocationFieldProps) {
  const { club } = useSite();
  const listId = useId();
  return (
    <div className={styles.place}>
      <Field
        label="Lieu"
        hint={`Hors de ${club.town || "la commune"}, ajoutez la ville après une virgule.`}
        error={errors}
      >
        <TextInput
          value={value}
          list={listId}
          limit={ARTICLE_LIMITS.location}
          autoComplete="off"
          data-field="event.location"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {locations.map((location) => (
            <option key={location} value={location} />
          ))}
        </datalist>
      </Field>
      {locations.length > 0 && (
        <fieldset className={styles.known}>
          <legend>Lieux déjà utilisés</legend>
          {locations.map((location) => (
            <button
              key={location}
              type="button"
              className="chip"
              aria-pressed={location === value}
              onClick={() => onChange(location)}
            >
              {location}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
