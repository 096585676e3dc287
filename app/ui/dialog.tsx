import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./icon-button";

/** The first of them has the focus when a dialog opens. */
const TYPED_INTO = "input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea";

/** A native modal dialog, open while mounted. Escape, the focus and its return are the browser's own. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: closed before it leaves the document, it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would choose the cross, which a space typed too early presses.
    element?.querySelector<HTMLElement>(TYPED_INTO)?.focus();
    return () => element?.close();
  }, []);
  return dialog;
}

type DialogProps = {
  title: string;
  /** Called once it is closed, in whatever way: take it out of the tree then. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog with a title: render it to open it, leave it out to close it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useModalDialog();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is for the keyboard what a click outside is for the mouse
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={(event) => {
        // An effect that runs twice in development leaves a stale event behind.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className="dialog-in">
        <div className="dialog-head">
          <h2 className="d5" id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label="Fermer" onClick={() => dialog.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
