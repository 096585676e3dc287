import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  DERIVED_WIDTHS,
  type DerivedFormat,
  type DerivedWidth,
  derivedUrl,
  imageSizeOf,
} from "~/lib/media-url";
import { classNames } from "./class-names";

type PictureProps = {
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
  /** The place that it takes, in pixels of the page; its own size where left out. */
  place?: { width: number; height: number };
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

/** The alt text of a picture whose caption stands beside it: empty where both say the same, which would be heard twice. */
export function altBesideCaption(alt: string, caption: string): string {
  return alt.trim() === caption.trim() ? "" : alt;
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
  const place = props.place ?? size;
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
        width={place?.width}
        height={place?.height}
        className={classNames(focusClass("x", focusX), focusClass("y", focusY), className)}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        onError={markBroken}
      />
    </picture>
  );
}

/**
 * Candidates up to the picture's own width. The server enlarges nothing: asked for the next width of the list,
 * it answers with the picture at its own size, which is what the last candidate announces.
 */
export function derivedSrcSet(
  src: string,
  intrinsicWidth: number,
  format: DerivedFormat,
  widths: readonly DerivedWidth[] = DERIVED_WIDTHS,
): string {
  const smaller = widths.filter((width) => width < intrinsicWidth);
  const whole = widths.find((width) => width >= intrinsicWidth);
  const candidates = smaller.map((width) => `${derivedUrl(src, width, format)} ${width}w`);
  if (whole) candidates.push(`${derivedUrl(src, whole, format)} ${intrinsicWidth}w`);
  return candidates.join(", ");
}

type PlaceholderProps = { alt?: string; className?: string; children?: ReactNode };

const RINGS = [852, 760, 668, 576, 484, 392, 300];

/** Stands where a picture is missing: lanes of the track, and the initials it is given. */
export function Placeholder({ alt = "", className, children }: PlaceholderProps) {
  const meaning = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span className={classNames("placeholder", className)} {...meaning}>
      <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {RINGS.map((rx) => (
          <ellipse key={rx} cx="1010" cy="860" rx={rx} ry={Math.round(rx * 0.93) - 26} />
        ))}
      </svg>
      {children && <span className="placeholder-text">{children}</span>}
    </span>
  );
}
