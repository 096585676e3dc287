import { LeaveGuard } from "~/records/leave-guard";
import { valuesKey } from "~/records/record";
import { isUnsaved } from "~/records/session-state";
import { pictureLossWords } from "~/ui/form-session";
import type { ArticleSession, ArticleState } from "./article-editing";
import { isTextField, saveLabel } from "./editor-values";
import type { EditorActs } from "./use-editor-acts";

type EditorLeaveGuardProps = {
  session: ArticleSession;
  state: ArticleState;
  acts: EditorActs;
};

/** What is unsaved is a picture on its way, a text, or a choice of publication that was not applied. */
export function EditorLeaveGuard({ session, state, acts }: EditorLeaveGuardProps) {
  const { values, server, record, picturesUnderWay } = state;
  const isText = valuesKey(values, isTextField) !== valuesKey(server.saved, isTextField);
  const isKept = isText || picturesUnderWay > 0;
  const choice = saveLabel(values.status, record.state);
  const said = isText
    ? "Une partie de votre texte n’est pas encore enregistrée."
    : `Votre texte est enregistré, mais pas votre choix «\u00a0${choice}\u00a0».`;
  return (
    <LeaveGuard
      isDirty={() => isUnsaved(session.getState())}
      saveLabel={isKept ? "Enregistrer et quitter" : `${choice} et quitter`}
      onSave={isKept ? acts.keepText : () => acts.saveAs(values.status)}
      onAbandon={session.abandon}
    >
      {picturesUnderWay > 0 ? pictureLossWords(state) : said}
    </LeaveGuard>
  );
}
