import { parseMediaUrl } from "~/lib/media-url";
import { classNames } from "./class-names";
import { focusClass, Picture } from "./picture";

type HeaderArtProps = {
  src: string;
  alt: string;
  /** The point that a cut keeps, in percent. */
  focusX: number;
  focusY: number;
  /** Further down, where it is loaded once somebody gets there. */
  isLater?: boolean;
};

/** The picture in the bend of a page's header: a drawing of the site, or a photo of the club's. */
export function HeaderArt({ src, alt, focusX, focusY, isLater = false }: HeaderArtProps) {
  if (parseMediaUrl(src) !== null) {
    return (
      <Picture
        src={src}
        alt={alt}
        sizes="(min-width: 60rem) 50vw, 100vw"
        focusX={focusX}
        focusY={focusY}
        priority={!isLater}
      />
    );
  }
  return (
    <img
      className={classNames(focusClass("x", focusX), focusClass("y", focusY)) || undefined}
      src={src}
      alt={alt}
      width="1200"
      height="800"
      {...(isLater ? { loading: "lazy" } : { fetchPriority: "high" })}
    />
  );
}
