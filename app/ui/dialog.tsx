import { type ReactNode, useId } from "react";
import { IconButton } from "./icon-button";
import { useModalDialog } from "./use-modal-dialog";

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
