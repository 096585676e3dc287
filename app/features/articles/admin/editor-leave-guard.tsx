import { valuesKey } from "~/ui/editing/edited-values";
import { isDirty } from "~/ui/editing/editing-state";
import { LeaveGuard } from "~/ui/editing/leave-guard";
import type { ArticleSession, ArticleState } from "./article-editing";
import { isTextField } from "./editor-values";
import type { EditorActs } from "./use-editor-acts";

type EditorLeaveGuardProps = {
  session: ArticleSession;
  state: ArticleState;
  acts: EditorActs;
  /** Words of the main button. */
  primary: string;
};

/** What is unsaved is a text, or a choice of publication that was not applied. */
export function EditorLeaveGuard({ session, state, acts, primary }: EditorLeaveGuardProps) {
  const { values, server } = state;
  const isText = valuesKey(values, isTextField) !== valuesKey(server.saved, isTextField);
  return (
    <LeaveGuard
      isDirty={() => isDirty(session.getState())}
      saveLabel={isText ? "Enregistrer et quitter" : `${primary} et quitter`}
      onSave={isText ? acts.keepText : acts.save}
      onAbandon={session.abandon}
    >
      {isText
        ? "Une partie de votre texte n’est pas encore enregistrée."
        : `Votre texte est enregistré, mais pas votre choix «\u00a0${primary}\u00a0».`}
    </LeaveGuard>
  );
}
