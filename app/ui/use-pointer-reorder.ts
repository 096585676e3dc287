import { type PointerEvent, type PointerEventHandler, useEffect, useRef, useState } from "react";

/** Where the dragged item would land: right before or right after another one. */
export type Drop = { overId: string; side: "before" | "after" };

/** Properties of the handle by which an item is dragged. */
export type HandleProps = {
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerUp: PointerEventHandler<HTMLElement>;
  onPointerCancel: PointerEventHandler<HTMLElement>;
};

type Drag = { id: string; drop: Drop | null };

type PointerReorderOptions = {
  /** `y` for lines below each other, `x` for tiles side by side. */
  axis: "x" | "y";
  onDrop: (id: string, drop: Drop) => void;
};

export type Reorder = ReturnType<typeof usePointerReorder>;

const EDGE = 72;
const SCROLL_STEP = 14;

/**
 * Dragging by mouse, pen or finger among elements that carry `data-reorder-id`. The keyboard has
 * its own way beside it (arrows on the handle and buttons), so lists keep their native semantics and
 * every control its place in the tab order, which a grid of React Aria would take over.
 */
export function usePointerReorder<T extends HTMLElement>({ axis, onDrop }: PointerReorderOptions) {
  const container = useRef<T>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  useEffect(() => {
    if (!drag) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape") setDrag(null);
    };
    window.addEventListener("keydown", cancel);
    return () => window.removeEventListener("keydown", cancel);
  }, [drag]);

  const handleProps = (id: string): HandleProps => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, drop: null });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag || !container.current) return;
      scrollNearEdges(event.clientY);
      setDrag({ id, drop: findDrop(container.current, axis, id, event) });
    },
    onPointerUp() {
      if (drag?.drop) onDrop(drag.id, drag.drop);
      setDrag(null);
    },
    onPointerCancel() {
      setDrag(null);
    },
  });

  const itemClass = (id: string): string => {
    if (drag?.id === id) return "is-dragged";
    return drag?.drop?.overId === id ? `is-drop-${drag.drop.side}` : "";
  };
  return { container, handleProps, itemClass };
}

function scrollNearEdges(y: number) {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}

/** The item nearest to the pointer, and the side of it; null over the dragged one itself. */
function findDrop(
  container: HTMLElement,
  axis: "x" | "y",
  id: string,
  { clientX, clientY }: { clientX: number; clientY: number },
): Drop | null {
  let nearest: { distance: number; drop: Drop } | null = null;
  for (const item of container.querySelectorAll<HTMLElement>("[data-reorder-id]")) {
    const box = item.getBoundingClientRect();
    const dx = clientX - (box.left + box.width / 2);
    const dy = clientY - (box.top + box.height / 2);
    const distance = axis === "y" ? Math.abs(dy) : Math.hypot(dx, dy);
    if (nearest && nearest.distance <= distance) continue;
    const along = axis === "y" ? dy : dx;
    const overId = item.dataset.reorderId ?? id;
    nearest = { distance, drop: { overId, side: along < 0 ? "before" : "after" } };
  }
  return nearest && nearest.drop.overId !== id ? nearest.drop : null;
}
