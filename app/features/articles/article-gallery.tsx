import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "~/club/use-site";
import { derivedUrl } from "~/lib/media-url";
import { removalPath } from "~/lib/photo-removal";
import { Lightbox } from "~/ui/lightbox";
import { Link } from "~/ui/link";
import { altBesideCaption, Picture } from "~/ui/picture";
import { SectionHeading } from "~/ui/section-heading";
import { useIsShown } from "~/ui/use-is-shown";
import type { ArticleImage } from "./article.types";

/** Tiles of the mosaic; the last one stands for all the others. */
const SHOWN = 5;

type ArticleGalleryProps = { articleId: string; images: readonly ArticleImage[] };

/** The pictures of an article. Each tile is a link to its picture, enlarged in the page when scripts run. */
export function ArticleGallery({ articleId, images }: ArticleGalleryProps) {
  const { show } = useEnlarged(images.length);
  if (images.length === 0) return null;
  const more = images.length - SHOWN;
  return (
    <section className="section" aria-labelledby="titre-images">
      <div className="wrap">
        <SectionHeading id="titre-images" size="d3">
          En images
        </SectionHeading>
        <ul className="gallery">
          {images.slice(0, SHOWN).map((image, i) => (
            <li key={image.id}>
              <GalleryTile
                image={image}
                number={i + 1}
                more={i === SHOWN - 1 ? more : 0}
                onOpen={() => show(i)}
              />
              {image.caption && <p className="gallery-caption">{image.caption}</p>}
            </li>
          ))}
        </ul>
        {more > 0 && <OtherImages images={images.slice(SHOWN)} />}
      </div>
      <EnlargedImage articleId={articleId} images={images} />
    </section>
  );
}

const never = () => () => undefined;

const ENLARGED = /^#photo-(\d+)$/;

/** The picture that the address enlarges, by its place from 0; null for none. Going back closes it. */
function useEnlarged(count: number) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  // The server knows no fragment: what it drew is taken over as it is.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = Number(ENLARGED.exec(hash)?.[1] ?? 0);
  const index = isTakenOver && place > 0 && place <= count ? place - 1 : null;
  const isOpenedHere = (state as { isOpenedHere?: true } | null)?.isOpenedHere === true;
  return {
    index,
    show(other: number) {
      const to = { search, hash: `photo-${other + 1}` };
      const isTurned = index !== null;
      navigate(to, {
        replace: isTurned,
        preventScrollReset: true,
        state: isTurned ? state : { isOpenedHere: true },
      });
    },
    close() {
      if (isOpenedHere) navigate(-1);
      else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
    },
  };
}

function EnlargedImage({ articleId, images }: ArticleGalleryProps) {
  const { index } = useEnlarged(images.length);
  if (index === null) return null;
  return <OpenImage articleId={articleId} images={images} />;
}

function OpenImage({ articleId, images }: ArticleGalleryProps) {
  const { index, show, close } = useEnlarged(images.length);
  const isShown = useIsShown();
  return (
    <Lightbox
      label="Photo agrandie"
      items={images.map((image, i) => ({
        src: image.url,
        alt: altBesideCaption(image.alt, image.caption),
        caption: <ImageCaption articleId={articleId} image={image} number={i + 1} />,
      }))}
      index={index ?? 0}
      onIndexChange={show}
      onClose={() => {
        // The dialog also says so when going back has closed it: once back is enough.
        if (isShown.current) close();
      }}
    />
  );
}

type ImageCaptionProps = { articleId: string; image: ArticleImage; number: number };

function ImageCaption({ articleId, image: { caption, alt }, number }: ImageCaptionProps) {
  const title = caption || alt || `Photo ${number}`;
  return (
    <>
      {caption && <p>{caption}</p>}
      <Link to={removalPath({ id: articleId, title, isInArticle: true })}>
        <small>Demander le retrait d’une photo</small>
      </Link>
    </>
  );
}

type GalleryTileProps = {
  image: ArticleImage;
  /** Its place among all, from 1. */
  number: number;
  /** Photos that this tile stands for besides its own. */
  more: number;
  onOpen: () => void;
};

function GalleryTile({ image, number, more, onOpen }: GalleryTileProps) {
  const { club } = useSite();
  const alt = altBesideCaption(image.alt, image.caption);
  return (
    <a
      className="gallery-tile"
      href={derivedUrl(image.url, 1920, "webp")}
      // The visible words name the last tile; its picture stands for those that are not shown.
      aria-label={
        more > 0 ? undefined : alt ? `Agrandir\u00a0: ${alt}` : `Agrandir la photo ${number}`
      }
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Picture
        src={image.url}
        alt={more > 0 ? "" : alt}
        sizes={number === 1 ? "(width < 64rem) 95vw, 38rem" : "(width < 64rem) 48vw, 19rem"}
        placeholder={club.initials}
      />
      {more > 0 && (
        <span className="gallery-all">
          +{"\u00a0"}
          {more} <small>toutes les photos</small>
        </span>
      )}
    </a>
  );
}

/** Without scripts there is no lightbox: what the mosaic leaves out is still one click away. */
function OtherImages({ images }: { images: readonly ArticleImage[] }) {
  return (
    <noscript>
      <ul>
        {images.map(({ id, url, alt, caption }) => (
          <li key={id}>
            <a href={derivedUrl(url, 1920, "webp")}>{caption || alt || "Photo"}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
