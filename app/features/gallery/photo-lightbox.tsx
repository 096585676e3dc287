import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { removalPath } from "~/lib/photo-removal";
import { Button } from "~/ui/button";
import { Lightbox } from "~/ui/lightbox";
import { altBesideCaption } from "~/ui/picture";
import { useShareSheet } from "~/ui/share-sheet";
import { useSiteOrigin } from "~/ui/site-origin";
import { useIsShown } from "~/ui/use-is-shown";
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
  const isShown = useIsShown();
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
      <SharePhoto key={image.id} image={image} />
      <RemovalLink to={removalPath(image)} />
    </div>
  );
}

/** Where there is no sheet, the address bar has the photo’s own address. */
function SharePhoto({ image: { id, title } }: { image: GalleryImage }) {
  const { isOffered, hasFailed, open } = useShareSheet({
    title,
    url: `${useSiteOrigin()}${galleryImagePath(id)}`,
  });
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: without it the arrows would turn no page.
    if (hasFailed) said.current?.focus();
  }, [hasFailed]);
  return (
    <>
      {isOffered && (
        <Button variant="line" size="sm" onDark onClick={open}>
          Envoyer à quelqu’un
        </Button>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {hasFailed && "Pour l’envoyer, copiez l’adresse de la page."}
      </p>
    </>
  );
}
