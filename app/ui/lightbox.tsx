import { type PointerEvent, type ReactNode, useRef } from "react";
import { IconButton } from "./icon-button";
import { LightboxFrame } from "./lightbox-frame";
import { Picture } from "./picture";

export type LightboxItem = { src: string; alt: string; caption?: ReactNode };

type LightboxProps = {
  /** Name of the dialog, as « Photo agrandie ». */
  label: string;
  items: readonly LightboxItem[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Called once it is closed, in whatever way: take it out of the tree then. */
  onClose: () => void;
};

/** Pictures full screen: arrows, swipe, Escape, click outside. Render it to open it. */
export function Lightbox({ label, items, index, onIndexChange, onClose }: LightboxProps) {
  const item = items[index];
  const step = (by: number) => onIndexChange((index + by + items.length) % items.length);
  const swipe = useSwipe(items.length > 1 ? step : null);
  if (!item) return null;
  return (
    <LightboxFrame label={label} onClose={onClose} onStep={items.length > 1 ? step : null}>
      {items.length > 1 && (
        <>
          <p className="lightbox-count" aria-live="polite">
            <span className="sr-only">Image </span>
            <span>{`${index + 1} / ${items.length}`}</span>
          </p>
          <IconButton
            className="lightbox-prev"
            icon="chevron-left"
            label="Image précédente"
            onDark
            onClick={() => step(-1)}
          />
          <IconButton
            className="lightbox-next"
            icon="chevron-right"
            label="Image suivante"
            onDark
            onClick={() => step(1)}
          />
        </>
      )}
      <figure {...swipe}>
        <Picture key={item.src} src={item.src} alt={item.alt} sizes="100vw" priority />
        <figcaption>{item.caption}</figcaption>
      </figure>
    </LightboxFrame>
  );
}

const SWIPE_DISTANCE = 48;

/** A drag to the side that is longer than high counts as a step. */
function useSwipe(onStep: ((by: number) => void) | null) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "mouse") start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerCancel() {
      start.current = null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const dx = event.clientX - start.current.x;
      const dy = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(dx) > SWIPE_DISTANCE && Math.abs(dx) > Math.abs(dy)) onStep?.(dx < 0 ? 1 : -1);
    },
  };
}
