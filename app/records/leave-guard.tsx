import { type ReactNode, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

type LeaveGuardProps = {
  /** Asked at the moment of leaving: what was just saved or given up counts. */
  isDirty: () => boolean;
  /** What would be lost. */
  children: ReactNode;
  /** Words of the button that saves and leaves. */
  saveLabel: string;
  /** False when it was refused or failed: one stays, then. */
  onSave: () => Promise<boolean>;
  /** What was typed is given up. */
  onAbandon: () => void;
};

/** Leaving the screen with something unsaved is said first; before a tab is closed the browser asks. */
export function LeaveGuard({ isDirty, children, saveLabel, onSave, onAbandon }: LeaveGuardProps) {
  useAskBeforeUnload(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  const saveAndLeave = async () => {
    const isSaved = await onSave();
    if (isSaved) onAbandon();
    if (isSaved) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog title={"Quitter sans enregistrer\u00a0?"} onClose={() => blocker.reset()}>
      <div className="ad-dialog-body">
        <p>{children}</p>
        <div className="ad-dialog-foot">
          <Button
            variant="danger"
            size="sm"
            onClick={() => {
              onAbandon();
              blocker.proceed();
            }}
          >
            Quitter sans enregistrer
          </Button>
          <Button variant="line" size="sm" onClick={() => blocker.reset()}>
            Rester
          </Button>
          <Button size="sm" onClick={() => void saveAndLeave()}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useAskBeforeUnload(isDirty: () => boolean): void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
}
