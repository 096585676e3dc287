import { STADIUM_PAGE } from "~club/club-pages";

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
