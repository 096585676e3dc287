import { useBlocker } from "react-router";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { EditorSession } from "./editor-session";
import { isDirty } from "./editor-state";
import { documentKey } from "./editor-values";
import type { EditorActs } from "./use-editor-acts";

type LeaveGuardProps = {
  session: EditorSession;
  acts: EditorActs;
  /** Words of the main button. */
  primary: string;
};

/** Leaving with something unsaved is said first: a text, or a choice of publication that was not applied. */
export function LeaveGuard({ session, acts, primary }: LeaveGuardProps) {
  // Asked at the moment of leaving: what was just saved or given up counts.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty(session.getState()) && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  const { values, server } = session.getState();
  const isText = documentKey(values) !== server.savedDocument;
  const saveAndLeave = async () => {
    const isSaved = isText ? await acts.keepText() : await acts.save();
    if (isSaved) session.abandon();
    if (isSaved) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog title={"Quitter sans enregistrer\u00a0?"} onClose={() => blocker.reset()}>
      <div className="ad-dialog-body">
        <p>
          {isText
            ? "Une partie de votre texte n’est pas encore enregistrée."
            : `Votre texte est enregistré, mais pas votre choix «\u00a0${primary}\u00a0».`}
        </p>
        <div className="ad-dialog-foot">
          <Button
            variant="danger"
            size="sm"
            onClick={() => {
              session.abandon();
              blocker.proceed();
            }}
          >
            Quitter sans enregistrer
          </Button>
          <Button variant="line" size="sm" onClick={() => blocker.reset()}>
            Rester
          </Button>
          <Button size="sm" onClick={() => void saveAndLeave()}>
            {isText ? "Enregistrer et quitter" : `${primary} et quitter`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
