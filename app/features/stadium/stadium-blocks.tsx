import { Icon } from "~/ui/icon";
import { STADIUM_PAGE } from "~club/club-pages";
import { ACCESSIBILITY, CLOSING_RULE, FACILITIES, openings } from "~club/stadium-visit";

/** When the track, the changing rooms and the club-house are open, and when not. */
export function OpeningHours({ clubHouseHours }: { clubHouseHours: string }) {
  return (
    <>
      <dl className="openings">
        {openings(clubHouseHours).map(({ place, hours, note }) => (
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

/** What there is at the stadium. */
export function FacilityList() {
  return (
    <ul className="facilities">
      {FACILITIES.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}

/** The place in pictures. */
export function StadiumPhotos() {
  return (
    <ul className="stadium-photos">
      {STADIUM_PAGE.photos.map(({ caption, ...picture }) => (
        <li key={picture.src}>
          <figure>
            <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** For people who cannot take the stairs, hear or see well. */
export function StepFreeAccess() {
  return (
    <aside className="panel step-free" aria-labelledby="titre-sans-marche">
      <h2 id="titre-sans-marche">Accès pour tous</h2>
      <ul>
        {ACCESSIBILITY.map((line) => (
          <li key={line} className="step-free-line">
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
