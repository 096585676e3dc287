import { useRef } from "react";
import { valuesKey } from "~/editing/edited-record";
import type { LocalCopy } from "~/editing/kept-copies";
import { EditingNotices } from "~/editing/notices";
import { useSaveShortcut } from "~/editing/save-bar";
import { type JoinedChanges, wouldLoseWork } from "~/editing/session-state";
import { useFirstError } from "~/ui/form";
import { EditingForm, pictureLossWords } from "~/ui/form-session";
import { LeaveGuard } from "~/ui/leave-guard";
import type { ArticleRecord, ArticleSession, ArticleState } from "./article-editing";
import { ARTICLE_RULES, useArticleSession } from "./article-editing";
import { EditorBar } from "./editor-bar";
import { PublishingColumn, type ScreenProps, WritingColumn } from "./editor-columns";
import type { EditorValues } from "./editor-values";
import { isTextField, saveLabel } from "./editor-values";
import type { EditorActions } from "./use-editor-actions";
import { useEditorActions } from "./use-editor-actions";

type ArticleEditorProps = ScreenProps & { record: ArticleRecord };

/** One article being written. Give it another `key` for another article. */
export function ArticleEditor({ record, user, today, now, ...props }: ArticleEditorProps) {
  const main = useRef<HTMLElement>(null);
  const { session, state, dirty, offered, answerOffer } = useArticleSession(record, user.id);
  const actions = useEditorActions(session);
  const { server } = state;
  // The shortcut saves the text as autosave does: no key puts anything on the site.
  useSaveShortcut(() => void actions.keepText());
  useFirstError(main, state.errors, state.refusals);

  return (
    <>
      <EditorBar
        state={state}
        isClean={!dirty}
        isBusy={actions.isBusy}
        onSave={(status) => void actions.saveAs(status)}
        onPreview={() => void actions.preview()}
        onRetry={session.retry}
      />
      <EditorNotices
        offered={offered}
        onOffer={answerOffer}
        isTrashed={state.isTrashed}
        joined={state.joined}
        onJoinedRead={session.dismissJoined}
        onRestore={() => void actions.restoreFromTrash(server.id)}
        today={today}
      />
      <main className="ed" id="contenu" ref={main}>
        <h1 className="sr-only">
          {record.version === 0 ? "Écrire une actualité" : "Modifier l’actualité"}
        </h1>
        <EditingForm session={session}>
          <WritingColumn session={session} state={state} today={today} {...props} />
          <PublishingColumn
            session={session}
            state={state}
            actions={actions}
            user={user}
            today={today}
            now={now}
          />
        </EditingForm>
      </main>
      <EditorLeaveGuard session={session} state={state} actions={actions} />
    </>
  );
}

type EditorNoticesProps = {
  offered: LocalCopy<EditorValues> | null;
  onOffer: (isWanted: boolean) => void;
  isTrashed: boolean;
  onRestore: () => void;
  joined: readonly JoinedChanges[];
  onJoinedRead: () => void;
  today: string;
};

function EditorNotices({ offered, isTrashed, ...props }: EditorNoticesProps) {
  return (
    <EditingNotices
      offered={offered && { savedAt: offered.savedAt, name: offered.values.title }}
      offline={
        <>
          Pas de connexion. Continuez d’écrire{"\u00a0"}: votre texte est gardé dans ce navigateur
          et sera enregistré au retour du réseau.
        </>
      }
      trashed={isTrashed ? ARTICLE_RULES.words.trashed : null}
      {...props}
    />
  );
}

type EditorLeaveGuardProps = {
  session: ArticleSession;
  state: ArticleState;
  actions: EditorActions;
};

/** Asks before leaving while a picture is on its way, or a text or choice of publication is not saved. */
function EditorLeaveGuard({ session, state, actions }: EditorLeaveGuardProps) {
  const { values, server, record, picturesUnderWay } = state;
  const isText = valuesKey(values, isTextField) !== valuesKey(server.saved, isTextField);
  const isKept = isText || picturesUnderWay > 0;
  const choice = saveLabel(values.status, record.state);
  const said = isText
    ? "Une partie de votre texte n’est pas encore enregistrée."
    : `Votre texte est enregistré, mais pas votre choix «\u00a0${choice}\u00a0».`;
  return (
    <LeaveGuard
      wouldLoseWork={() => wouldLoseWork(session.getState())}
      save={
        isKept
          ? { label: "Enregistrer et quitter", run: actions.keepText }
          : { label: `${choice} et quitter`, run: () => actions.saveAs(values.status) }
      }
      onAbandon={session.abandon}
    >
      {picturesUnderWay > 0 ? pictureLossWords(state) : said}
    </LeaveGuard>
  );
}
