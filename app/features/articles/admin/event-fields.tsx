import { useId } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { clockTime, shortDate } from "~/lib/french-dates";
import { DateField } from "~/ui/date-field";
import { Field, Select, TextInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Switch } from "~/ui/switch";
import { TimeField } from "~/ui/time-field";
import { CLUB } from "~club/identity";
import { ARTICLE_LIMITS } from "../article.schema";
import { endsPastMidnight } from "../event-times";
import type { ChangeValues, EditorValues } from "./editor-values";

type EventFieldsProps = {
  values: EditorValues;
  onChange: ChangeValues;
  errors: FieldErrors;
  /** Places of other events, the latest first. */
  locations: readonly string[];
  today: string;
};

export function EventFields({ values, onChange, errors, locations, today }: EventFieldsProps) {
  return (
    <section className="admin-box" aria-label="Événement">
      <Switch
        checked={values.isEvent}
        onChange={(isEvent) => onChange({ isEvent })}
        help="Il apparaîtra aussi dans le calendrier et les prochains rendez-vous."
      >
        C’est un événement
      </Switch>
      {values.isEvent && (
        <div className="ed-event">
          <DateField
            label="Date"
            name="eventDate"
            value={values.eventDate ?? null}
            onChange={(day) => onChange({ eventDate: day ?? undefined })}
            hint={values.eventDate ? shortDate(values.eventDate, today) : null}
            error={errors.eventDate}
          />
          <TimeField
            label="Heure"
            name="eventTime"
            value={values.eventTime ?? null}
            onChange={(time) => onChange({ eventTime: time ?? undefined })}
            hint={values.eventTime ? `affiché ${clockTime(values.eventTime)}` : "facultative"}
            error={errors.eventTime}
          />
          <LocationField
            value={values.eventLocation}
            onChange={(eventLocation) => onChange({ eventLocation })}
            errors={errors.eventLocation}
            locations={locations}
          />
          <EndFields values={values} onChange={onChange} errors={errors} today={today} />
          <Field
            className="ed-wide"
            label={"L’événement a-t-il lieu\u00a0?"}
            hint={
              values.eventState === "postponed" &&
              "Indiquez la nouvelle date ci-dessus dès qu’elle est connue."
            }
          >
            <Select
              value={values.eventState}
              onChange={(event) => onChange({ eventState: stateOf(event.currentTarget.value) })}
            >
              <option value="confirmed">Maintenu</option>
              <option value="postponed">Reporté</option>
              <option value="cancelled">Annulé</option>
            </Select>
          </Field>
        </div>
      )}
    </section>
  );
}

/** Few events last: folded until one does. */
function EndFields({ values, onChange, errors, today }: Omit<EventFieldsProps, "locations">) {
  const { eventEndDate, eventEndTime } = values;
  const isFilled = eventEndDate !== undefined || eventEndTime !== undefined;
  const isNextDay =
    (eventEndDate === undefined || eventEndDate === values.eventDate) &&
    endsPastMidnight(values.eventTime ?? null, eventEndTime ?? null);
  const nextDay = isNextDay ? ", le lendemain" : "";
  const isRefused = errors.eventEndDate !== undefined || errors.eventEndTime !== undefined;
  return (
    <details className="ed-more ed-end" open={isFilled || isRefused}>
      <summary>
        <Icon name="chevron-down" size={18} />
        Heure de fin, ou plusieurs jours
      </summary>
      <div className="ed-when">
        <DateField
          label="Dernier jour"
          name="eventEndDate"
          value={eventEndDate ?? null}
          onChange={(day) => onChange({ eventEndDate: day ?? undefined })}
          hint={eventEndDate ? shortDate(eventEndDate, today) : "s’il dure plusieurs jours"}
          error={errors.eventEndDate}
        />
        <TimeField
          label="Fin à"
          name="eventEndTime"
          value={eventEndTime ?? null}
          onChange={(time) => onChange({ eventEndTime: time ?? undefined })}
          hint={eventEndTime ? `affiché ${clockTime(eventEndTime)}${nextDay}` : "facultative"}
          error={errors.eventEndTime}
        />
      </div>
    </details>
  );
}

function stateOf(word: string): EditorValues["eventState"] {
  return word === "postponed" || word === "cancelled" ? word : "confirmed";
}

type LocationFieldProps = {
  value: string;
  onChange: (location: string) => void;
  errors: readonly string[] | undefined;
  locations: readonly string[];
};

const LOCATIONS_IN_HINT = 2;

function LocationField({ value, onChange, errors, locations }: LocationFieldProps) {
  const listId = useId();
  const known = locations.slice(0, LOCATIONS_IN_HINT).join(", ");
  const hint = [
    known && `Déjà utilisés\u00a0: ${known}.`,
    `Hors de ${CLUB.town}, ajoutez la ville après une virgule.`,
  ];
  return (
    <Field label="Lieu" hint={hint.filter(Boolean).join(" ")} error={errors}>
      <TextInput
        value={value}
        list={listId}
        limit={ARTICLE_LIMITS.location}
        autoComplete="off"
        data-field="eventLocation"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {locations.map((location) => (
          <option key={location} value={location} />
        ))}
      </datalist>
    </Field>
  );
}
