import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { Lightbox } from "~/ui/lightbox";
import { altBesideCaption } from "~/ui/picture";
import type { GalleryImage } from "./gallery.types";
import { enlargedId, enlargedPath, galleryImagePath } from "./gallery-query";
import { PhotoWords } from "./photo-grid";
import { RemovalLink } from "./photo-view";

type PhotoLightboxProps = { images: readonly GalleryImage[]; page: number };

/** The photo that the address enlarges over the gallery; going back closes it, and closing goes back. */
export function PhotoLightbox({ images, page }: PhotoLightboxProps) {
  const id = enlargedId(useLocation());
  const index = images.findIndex((image) => image.id === id);
  if (index === -1) return null;
  return <OpenPhoto images={images} page={page} index={index} />;
}

function OpenPhoto({ images, page, index }: PhotoLightboxProps & { index: number }) {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const show = (other: number) => {
    const image = images[other];
    if (!image) return;
    navigate(enlargedPath(page, image.id), {
      mask: galleryImagePath(image.id),
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  };
  return (
    <Lightbox
      label="Photo agrandie"
      items={images.map((image) => ({
        src: image.url,
        alt: altBesideCaption(image.alt || image.title, image.description),
        caption: <PhotoCaption image={image} />,
      }))}
      index={index}
      onIndexChange={show}
      onClose={() => {
        // The dialog also says so when going back has closed it: once back is enough.
        if (isShown.current) navigate(-1);
      }}
    />
  );
}

function PhotoCaption({ image }: { image: GalleryImage }) {
  return (
    <div className="photo-caption">
      <b className="photo-title">{image.title}</b>
      <PhotoWords image={image} />
      <RemovalLink photo={image} />
    </div>
  );
}
