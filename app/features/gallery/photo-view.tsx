import type { ReactNode } from "react";
import { useSite } from "~/club/use-site";
import { removalPath } from "~/lib/photo-removal";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { altBesideCaption, Picture } from "~/ui/picture";
import type { GalleryImageDetail, GalleryLink } from "./gallery.types";
import { galleryImagePath } from "./gallery-query";

type PhotoViewProps = { image: GalleryImageDetail; share: ReactNode };

/** One photo on its own page: large, who took it, what to do with it. */
export function PhotoView({ image, share }: PhotoViewProps) {
  const { club } = useSite();
  return (
    <div className="photo-view">
      <div className="photo-stage">
        <Picture
          src={image.url}
          alt={altBesideCaption(image.alt || image.title, image.description)}
          className="photo-large"
          sizes="(width < 64rem) calc(100vw - 2.25rem), 56rem"
          priority
          placeholder={club.initials}
        />
      </div>
      <div className="photo-side">
        <p className="photo-count">{`Photo ${image.position} sur ${image.total}`}</p>
        <h1 className="d2">{image.title}</h1>
        {image.description && <p className="lead">{image.description}</p>}
        {image.author && <Author {...image.author} />}
        {share}
        <RemovalLink to={removalPath(image)} />
      </div>
    </div>
  );
}

function Author({ name, avatarUrl }: { name: string; avatarUrl: string | null }) {
  return (
    <p className="byline">
      {avatarUrl && <Picture src={avatarUrl} alt="" sizes="2.75rem" widths={[160]} />}
      <span>
        Photo&nbsp;: <b>{name}</b>
      </span>
    </p>
  );
}

/** Image rights: whoever is on a photo may have it taken down. `to` is the contact page, which may be told of the photo (`removalPath`). */
export function RemovalLink({ to }: { to: string }) {
  return (
    <Link className="photo-removal" to={to}>
      Demander le retrait d’une photo
    </Link>
  );
}

type PhotoNeighboursProps = Pick<GalleryImageDetail, "previous" | "next">;

/** The photos before and after, in the order of the gallery. */
export function PhotoNeighbours({ previous, next }: PhotoNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className="photo-neighbours" aria-label="Autres photos">
      {previous && <Neighbour photo={previous} rel="prev" label="Photo précédente" />}
      {next && <Neighbour photo={next} rel="next" label="Photo suivante" />}
    </nav>
  );
}

type NeighbourProps = { photo: GalleryLink; rel: "prev" | "next"; label: string };

function Neighbour({ photo, rel, label }: NeighbourProps) {
  return (
    <Link className={`photo-neighbour is-${rel}`} to={galleryImagePath(photo.id)} rel={rel}>
      <Icon name={rel === "prev" ? "arrow-left" : "arrow-right"} />
      <Picture src={photo.url} alt="" sizes="7rem" widths={[160, 320]} />
      <span>
        <small>{label}</small>
        <b className="photo-title">{photo.title}</b>
      </span>
    </Link>
  );
}
