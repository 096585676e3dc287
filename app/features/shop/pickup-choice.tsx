import { useId } from "react";
import type { Counter } from "~/club/site";
import { bibParts, longDate } from "~/lib/french-dates";
import { lowerFirst } from "~/lib/lower-first";
import { Bib } from "~/ui/bib";
import { FieldFoot } from "~/ui/field-foot";
import type { PickupSlot } from "./order.types";
import { pickupPlaceWords } from "./pickup-words";

/** Two weeks or so; later days are one press away. */
const FIRST_SLOTS = 6;

type PickupChoiceProps = {
  slots: readonly PickupSlot[];
  counter: Counter;
  errors: string[] | undefined;
};

/** When the buyer comes for the order: one of the club's evenings. */
export function PickupChoice({ slots, counter, errors }: PickupChoiceProps) {
  const footId = useId();
  const place = pickupPlaceWords(counter);
  return (
    <fieldset className="pickup" aria-describedby={footId}>
      <legend>
        <h2 className="d3">Quand passez-vous{"\u00a0"}?</h2>
      </legend>
      {place && <p className="order-hint">Le retrait se fait au {lowerFirst(place)}.</p>}
      <Slots slots={slots.slice(0, FIRST_SLOTS)} />
      {slots.length > FIRST_SLOTS && (
        // With no day chosen all are invalid: the browser is to speak of one above, which it can show.
        <details className="pickup-more" onInvalidCapture={(event) => event.preventDefault()}>
          <summary className="btn btn-soft btn-sm">Voir d’autres jours</summary>
          <Slots slots={slots.slice(FIRST_SLOTS)} />
        </details>
      )}
      <FieldFoot id={footId} errors={errors} />
    </fieldset>
  );
}

function Slots({ slots }: { slots: readonly PickupSlot[] }) {
  return (
    <div className="pickup-slots">
      {slots.map(({ value, day, hours }) => (
        <label key={value} className="pickup-slot">
          <input type="radio" name="pickup" value={value} required />
          <Bib {...bibParts(day)} />
          <span>
            <b>{longDate(day).replace(/ \d{4}$/, "")}</b>
            <small>{hours}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
