import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "./icon-button";
import { useModalDialog } from "./use-modal-dialog";

type LightboxFrameProps = {
  label: string;
  onClose: () => void;
  onStep?: ((by: number) => void) | null;
  className?: string;
  children: ReactNode;
};

/** The dark ground with its close button; a click on whatever is no picture, text or control closes it. */
export function LightboxFrame({
  label,
  onClose,
  onStep,
  className = "",
  children,
}: LightboxFrameProps) {
  const dialog = useModalDialog();
  const pressedOutside = useRef(false);
  const stepWithArrows = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") onStep?.(-1);
    if (event.key === "ArrowRight") onStep?.(1);
  };
  return (
    <dialog
      ref={dialog}
      className={`lightbox ${className}`.trimEnd()}
      aria-label={label}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onKeyDown={stepWithArrows}
      onPointerDown={(event) => {
        pressedOutside.current = isGround(event.target);
      }}
      onClick={(event) => {
        // Both ends of the press: the click that ends a swipe must not close.
        if (pressedOutside.current && isGround(event.target)) dialog.current?.close();
      }}
    >
      <IconButton
        className="lightbox-close"
        icon="close"
        iconSize={24}
        label="Fermer"
        onDark
        onClick={() => dialog.current?.close()}
      />
      {children}
    </dialog>
  );
}

function isGround(target: EventTarget): boolean {
  return target instanceof HTMLDialogElement || (target as Element).localName === "figure";
}
