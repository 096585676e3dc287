import { Picture } from "~/ui/picture";
import { CLUB } from "~club/identity";
import type { GalleryImage } from "./gallery.types";
import { PhotoCredit } from "./photo-credit";
import { PhotoLink } from "./photo-link";

type FeaturedStripProps = { images: readonly GalleryImage[]; page: number };

/** The photos that volunteers put forward, up to five, large. Nothing at all when there are none. */
export function FeaturedStrip({ images, page }: FeaturedStripProps) {
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="titre-a-la-une">
      <h2 className="sr-only" id="titre-a-la-une">
        À la une
      </h2>
      <ul className="photo-strip">
        {images.map((image, i) => (
          <li key={image.id}>
            <PhotoLink id={image.id} page={page} className="photo-strip-tile">
              <span className="photo-strip-frame">
                <Picture
                  src={image.url}
                  alt={image.alt}
                  className="photo-cover"
                  sizes={i === 0 ? "(width < 56rem) 95vw, 40rem" : "(width < 56rem) 48vw, 20rem"}
                  priority={i === 0}
                  placeholder={CLUB.initials}
                />
              </span>
              <b className="photo-title">{image.title}</b>
              <PhotoCredit image={image} />
            </PhotoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
