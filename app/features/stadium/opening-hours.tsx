import { Icon } from "~/ui/icon";
import { CLOSING_RULE, OPENINGS } from "~club/stadium-visit";

/** When the track, the changing rooms and the club-house are open, and when not. */
export function OpeningHours() {
  return (
    <>
      <dl className="openings">
        {OPENINGS.map(({ place, hours, note }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd className="opening-hours">{hours}</dd>
            <dd className="opening-note">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="closing">
        <Icon name="info" size={22} />
        <span>{CLOSING_RULE}</span>
      </p>
    </>
  );
}
