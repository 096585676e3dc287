import { type MouseEvent, useState } from "react";
import { useSite } from "~/club/use-site";
import { derivedUrl } from "~/lib/media-url";
import { classNames } from "~/ui/class-names";
import { Lightbox } from "~/ui/lightbox";
import { Picture } from "~/ui/picture";
import type { ProductPicture } from "./catalogue.types";

type PhotosProps = { name: string; pictures: readonly ProductPicture[] };

/** The photos of a product, the first one large; each enlarges, without scripts as a link. */
export function ProductPhotos({ name, pictures }: PhotosProps) {
  const [open, setOpen] = useState<number | null>(null);
  const { club } = useSite();
  if (pictures.length === 0) {
    return (
      <div className="product-photos">
        <div className="product-photo is-main">
          <Picture src={null} alt="" sizes="" placeholder={club.initials} />
        </div>
      </div>
    );
  }
  return (
    <div className="product-photos">
      {pictures.map((picture, i) => (
        <Photo
          key={picture.url}
          picture={picture}
          label={picture.alt || (i === 0 ? name : `${name}, photo ${i + 1}`)}
          isMain={i === 0}
          onOpen={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(i);
          }}
        />
      ))}
      {open !== null && (
        <Lightbox
          label="Photo agrandie"
          items={pictures.map(({ url, alt }) => ({ src: url, alt, caption: alt }))}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

type PhotoProps = {
  picture: ProductPicture;
  label: string;
  isMain: boolean;
  onOpen: (event: MouseEvent) => void;
};

function Photo({ picture, label, isMain, onOpen }: PhotoProps) {
  const { club } = useSite();
  return (
    <a
      className={classNames("product-photo", isMain && "is-main")}
      href={derivedUrl(picture.url, 1920, "webp")}
      aria-label={`Agrandir\u00a0: ${label}`}
      onClick={onOpen}
    >
      <Picture
        src={picture.url}
        alt={picture.alt}
        sizes={isMain ? "(width < 64rem) 100vw, 46rem" : "(width < 64rem) 25vw, 12rem"}
        priority={isMain}
        placeholder={club.initials}
      />
    </a>
  );
}
