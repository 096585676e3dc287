import type { PagePicture } from "~/club/page-picture";
import type { Facility, Opening, StadiumWords } from "~/club/page-words";
import type { CaptionedPicture } from "~/club/site";
import { parseMediaUrl } from "~/lib/media-url";
import { Icon } from "~/ui/icon";
import { altBesideCaption, Picture } from "~/ui/picture";

type OpeningWords = Pick<StadiumWords, "clubHouseNote" | "openings">;

/** The parts of the stadium that are open at certain hours; the club-house comes first. */
export function openingsOf(
  { clubHouseNote, openings }: OpeningWords,
  clubHouseHours: string,
): Opening[] {
  if (clubHouseHours === "") return [...openings];
  const clubHouse = { place: "Club-house", hours: `Le ${clubHouseHours}`, note: clubHouseNote };
  return [clubHouse, ...openings];
}

type OpeningHoursProps = { openings: readonly Opening[]; closingRule: string };

/** When the track, the changing rooms and the club-house are open, and when not. */
export function OpeningHours({ openings, closingRule }: OpeningHoursProps) {
  return (
    <>
      {openings.length > 0 && (
        <dl className="openings rows">
          {openings.map(({ place, hours, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
            <div key={index}>
              <dt>{place}</dt>
              <dd className="opening-hours">{hours}</dd>
              {note && <dd className="opening-note">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {closingRule && (
        <p className="closing">
          <Icon name="info" size={22} />
          <span>{closingRule}</span>
        </p>
      )}
    </>
  );
}

/** What there is at the stadium. */
export function FacilityList({ facilities }: { facilities: readonly Facility[] }) {
  return (
    <ul className="facilities rows">
      {facilities.map(({ name, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
        <li key={index}>
          <h3>{name}</h3>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The place in pictures. */
export function StadiumPhotos({ photos }: { photos: readonly CaptionedPicture[] }) {
  return (
    <ul className="stadium-photos rows">
      {photos.map(({ caption, ...picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
        <li key={index}>
          <figure>
            <StadiumPhoto {...picture} alt={altBesideCaption(picture.alt, caption)} />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function StadiumPhoto({ src, alt, focusX, focusY }: PagePicture) {
  if (parseMediaUrl(src) !== null) {
    return (
      <Picture
        src={src}
        alt={alt}
        sizes="(min-width: 60rem) 33vw, 100vw"
        focusX={focusX}
        focusY={focusY}
      />
    );
  }
  return <img src={src} alt={alt} width="1200" height="800" loading="lazy" decoding="async" />;
}

/** For people who cannot take the stairs, hear or see well. */
export function StepFreeAccess({ lines }: { lines: readonly string[] }) {
  return (
    <aside className="panel step-free" aria-labelledby="titre-sans-marche">
      <h2 id="titre-sans-marche">Accès pour tous</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
          <li key={index} className="step-free-line">
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
