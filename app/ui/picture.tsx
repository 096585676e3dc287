import { type ReactNode, useEffect, useRef, useState } from "react";
import { type DerivedWidth, imageSizeOf } from "~/lib/media-url";
import { classNames } from "./class-names";
import { derivedSrcSet } from "./derived-image";
import { Placeholder } from "./placeholder";

export type PictureProps = {
  /** Address of a stored picture, with its version (`/media/…/name.jpg?v=1200x800-3fa9c1d2`). */
  src: string | null | undefined;
  /** Empty when the picture says nothing the words around do not. */
  alt: string;
  /** The `sizes` of the page: how wide the picture is shown. */
  sizes: string;
  /** Goes to the image, or to the placeholder that stands for it. */
  className?: string;
  /** The largest picture of the first screen: loaded at once, before the others. */
  priority?: boolean;
  widths?: readonly DerivedWidth[];
  /** Point that every crop keeps visible, in percent. */
  focusX?: number;
  focusY?: number;
  /** Initials or a mark, shown when there is no picture or it does not load. */
  placeholder?: ReactNode;
};

/** Style attributes are barred by the security policy: the closest class of a closed set. */
export function focusClass(axis: "x" | "y", percent: number | undefined): string | false {
  if (percent === undefined) return false;
  const step = Math.round(Math.min(100, Math.max(0, percent)) / 5) * 5;
  return step !== 50 && `focus-${axis}-${step}`;
}

/** Whether the picture failed, be it before React took over the page. */
function useBrokenImage(src: string | null | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc !== "") {
      setBrokenSrc(src);
    }
  }, [src]);
  return { image, broken: !!src && brokenSrc === src, markBroken: () => setBrokenSrc(src ?? null) };
}

export function Picture({ src, alt, sizes, className, priority = false, ...props }: PictureProps) {
  const { widths, focusX, focusY, placeholder } = props;
  const { image, broken, markBroken } = useBrokenImage(src);
  if (!src || broken) {
    return (
      <Placeholder alt={alt} className={className}>
        {placeholder}
      </Placeholder>
    );
  }
  const size = imageSizeOf(src);
  return (
    <picture className="picture">
      {size && (
        <>
          <source
            type="image/avif"
            srcSet={derivedSrcSet(src, size.width, "avif", widths)}
            sizes={sizes}
          />
          <source
            type="image/webp"
            srcSet={derivedSrcSet(src, size.width, "webp", widths)}
            sizes={sizes}
          />
        </>
      )}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={size?.width}
        height={size?.height}
        className={classNames(focusClass("x", focusX), focusClass("y", focusY), className)}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        onError={markBroken}
      />
    </picture>
  );
}
