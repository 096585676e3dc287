import { Picture } from "~/ui/picture";
import { CLUB } from "~club/identity";
import type { GalleryImage } from "./gallery.types";
import { PhotoCredit } from "./photo-credit";
import { PhotoLink } from "./photo-link";

type PhotoGridProps = { images: readonly GalleryImage[]; page: number };

const SIZES = "(width < 40rem) 46vw, (width < 72rem) 31vw, 19rem";

/** The other photos of a page of the gallery, each with its words under it. */
export function PhotoGrid({ images, page }: PhotoGridProps) {
  return (
    <ul className="photo-grid">
      {images.map((image) => (
        <li key={image.id}>
          <PhotoLink id={image.id} page={page} className="photo-tile">
            <span className="photo-frame">
              <Picture
                src={image.url}
                alt={image.alt}
                className="photo-cover"
                sizes={SIZES}
                widths={[160, 320, 480, 640]}
                placeholder={CLUB.initials}
              />
            </span>
            <b className="photo-title">{image.title}</b>
            <PhotoCredit image={image} />
          </PhotoLink>
        </li>
      ))}
    </ul>
  );
}
