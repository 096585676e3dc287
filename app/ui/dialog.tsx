import { type ReactNode, useId } from "react";
import { IconButton } from "./icon-button";
import { useModalDialog } from "./use-modal-dialog";

type DialogProps = {
  title: string;
  /** Asked when Escape, the cross or a click outside is to close it. */
  mayClose?: () => boolean;
  /** Called once it is closed, in whatever way: take it out of the tree then. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog with a title: render it to open it, leave it out to close it. */
export function Dialog({ title, mayClose = always, onClose, children }: DialogProps) {
  const dialog = useModalDialog();
  const titleId = useId();
  const close = () => {
    if (mayClose()) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is for the keyboard what a click outside is for the mouse
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside says `cancel` too, when no file is chosen.
        if (event.target === event.currentTarget && !mayClose()) event.preventDefault();
      }}
      onClose={(event) => {
        // An effect that runs twice in development leaves a stale event behind.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="dialog-in">
        <div className="dialog-head">
          <h2 className="d5" id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label="Fermer" onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

const always = () => true;
