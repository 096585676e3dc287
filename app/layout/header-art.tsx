import type { PagePicture } from "~/club/page-picture";
import { parseMediaUrl } from "~/lib/media-url";
import { classNames } from "~/ui/class-names";
import { focusClass, Picture } from "~/ui/picture";

/** The picture in the bend of a page's header: a drawing of the site, or a photo of the club's. */
export function HeaderArt({ src, alt, focusX, focusY }: PagePicture) {
  if (parseMediaUrl(src) !== null) {
    return (
      <Picture
        src={src}
        alt={alt}
        sizes="(min-width: 60rem) 50vw, 100vw"
        focusX={focusX}
        focusY={focusY}
        priority
      />
    );
  }
  return (
    <img
      className={classNames(focusClass("x", focusX), focusClass("y", focusY))}
      src={src}
      alt={alt}
      width="1200"
      height="800"
      fetchPriority="high"
    />
  );
}
