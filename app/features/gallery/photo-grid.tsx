import type { ReactNode } from "react";
import { useSite } from "~/club/use-site";
import { Link } from "~/ui/link";
import { altBesideCaption, Picture } from "~/ui/picture";
import type { GalleryImage } from "./gallery.types";
import { enlargedPath, galleryImagePath } from "./gallery-query";

type PhotoGridProps = { images: readonly GalleryImage[]; page: number };

const SIZES = "(width < 40rem) 46vw, (width < 72rem) 31vw, 19rem";

/** The other photos of a page of the gallery, each with its words under it. */
export function PhotoGrid({ images, page }: PhotoGridProps) {
  const { club } = useSite();
  return (
    <ul className="photo-grid rows">
      {images.map((image) => (
        <li key={image.id}>
          <PhotoLink id={image.id} page={page} className="photo-tile">
            <span className="photo-frame">
              <Picture
                src={image.url}
                alt={altBesideCaption(image.alt, image.description)}
                className="photo-cover"
                sizes={SIZES}
                widths={[160, 320, 480, 640]}
                placeholder={club.initials}
              />
            </span>
            <b className="photo-title">{image.title}</b>
          </PhotoLink>
          <PhotoWords image={image} />
        </li>
      ))}
    </ul>
  );
}

type FeaturedStripProps = { images: readonly GalleryImage[]; page: number };

/** The photos that volunteers put forward, up to five, large. Nothing at all when there are none. */
export function FeaturedStrip({ images, page }: FeaturedStripProps) {
  const { club } = useSite();
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
                  alt={altBesideCaption(image.alt, image.description)}
                  className="photo-cover"
                  sizes={i === 0 ? "(width < 56rem) 95vw, 40rem" : "(width < 56rem) 48vw, 20rem"}
                  priority={i === 0}
                  placeholder={club.initials}
                />
              </span>
              <b className="photo-title">{image.title}</b>
            </PhotoLink>
            <PhotoWords image={image} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PhotoLinkProps = { id: string; page: number; className: string; children: ReactNode };

/** Leads to the page of a photo; with scripts, the photo opens over the gallery under that same address. */
function PhotoLink({ id, page, className, children }: PhotoLinkProps) {
  return (
    <Link
      className={className}
      to={enlargedPath(page, id)}
      mask={galleryImagePath(id)}
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {children}
    </Link>
  );
}

/** The caption of a photo, and who took it. */
export function PhotoWords({ image }: { image: GalleryImage }) {
  return (
    <>
      {image.description && <p className="photo-description">{image.description}</p>}
      <PhotoCredit image={image} />
    </>
  );
}

/** Who took the photo or put it there. */
export function PhotoCredit({ image }: { image: Pick<GalleryImage, "author"> }) {
  if (!image.author) return null;
  return <small className="photo-credit">{`Photo\u00a0: ${image.author.name}`}</small>;
}
