import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import type { IconName } from "./icon";

type ConfirmDialogProps = {
  title: string;
  /** What will be lost. */
  children: ReactNode;
  keepLabel: string;
  confirmLabel: string;
  icon?: IconName;
  busyLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asked before the very few things that nothing undoes. */
export function ConfirmDialog({ title, children, ...acts }: ConfirmDialogProps) {
  const { keepLabel, confirmLabel, icon = "trash", busyLabel, isBusy, onConfirm, onClose } = acts;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="ad-dialog-body">
        <div className="ad-confirm">{children}</div>
        <div className="ad-dialog-foot">
          <Button variant="line" size="sm" onClick={onClose} disabled={isBusy}>
            {keepLabel}
          </Button>
          <Button
            variant="danger"
            size="sm"
            icon={icon}
            busy={isBusy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
