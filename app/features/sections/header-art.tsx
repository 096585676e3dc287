import { classNames } from "~/ui/class-names";
import { focusClass } from "~/ui/picture";

type HeaderArtProps = { src: string; alt: string; focusX: number; focusY: number };

/** The picture in the bend of a page's header. */
export function HeaderArt({ src, alt, focusX, focusY }: HeaderArtProps) {
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
