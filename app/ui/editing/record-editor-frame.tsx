import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { clockTime } from "~/lib/french-dates";
import { momentInSentence } from "~/lib/french-moments";
import { parisClock } from "~/lib/paris-instants";
import { Button } from "~/ui/button";
import { ConflictView } from "./conflict-view";
import { EditingForm, pictureLossWords } from "./editing-form";
import { EditingNotices } from "./editing-notices";
import { isUnsaved } from "./editing-state";
import { LeaveGuard } from "./leave-guard";
import type { RecordField } from "./record-fields";
import { SaveBar } from "./save-bar";
import { useFirstError } from "./use-first-error";
import type { RecordEditor, RecordValues } from "./use-record-editor";
import { useSaveShortcut } from "./use-save-shortcut";

type RecordEditorFrameProps<V extends RecordValues> = {
  editor: RecordEditor<V>;
  /** How two versions of it are told apart, in the order of the form. */
  fields: readonly RecordField<V>[];
  title: string;
  back: { to: string; label: string };
  saveLabel: string;
  /** Day of Paris. */
  today: string;
  /** Brings it back from the trash; how it went, as `useCommands` answers. */
  onRestore?: () => Promise<{ ok: boolean }>;
  /** What a kept copy is called when it is offered. */
  nameOf?: (values: V) => string;
  /** Beside the fields. */
  aside?: ReactNode;
  /** Below the aside: what deletes. */
  danger?: ReactNode;
  /** The fields, in `admin-box`es. */
  children: ReactNode;
};

/** The screen around the fields of a record: bar, notices, conflict, and the way out. */
export function RecordEditorFrame<V extends RecordValues>(props: RecordEditorFrameProps<V>) {
  const { editor, title, back, saveLabel, today } = props;
  const { session, state } = editor;
  const main = useRef<HTMLElement>(null);
  useFirstError(main, state.errors, state.refusals);
  const save = () => void editor.save();
  useSaveShortcut(save);
  const saveOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (!isEnterInLine(event)) return;
    event.preventDefault();
    save();
  };
  return (
    <>
      <SaveBar
        back={back}
        status={state.status}
        restWords={restWords(editor, today)}
        isWaiting={editor.dirty}
        onRetry={save}
      >
        <Button size="sm" busy={editor.isBusy} busyLabel="Enregistrement…" onClick={save}>
          {saveLabel}
        </Button>
      </SaveBar>
      <Notices {...props} />
      <main className="admin-main" id="contenu" ref={main} onKeyDown={saveOnEnter}>
        <div className="admin-head">
          <h1>{title}</h1>
        </div>
        <EditingForm session={session}>
          <Columns {...props} />
        </EditingForm>
      </main>
      <LeaveGuard
        isDirty={() => isUnsaved(session.getState())}
        saveLabel="Enregistrer et quitter"
        onSave={editor.store}
        onAbandon={session.abandon}
      >
        {state.picturesUnderWay > 0
          ? pictureLossWords(state)
          : "Vos modifications ne sont pas encore enregistrées."}
      </LeaveGuard>
    </>
  );
}

function Columns<V extends RecordValues>(props: RecordEditorFrameProps<V>) {
  const { aside, danger, children } = props;
  return (
    <div className="rec">
      <div className="admin-stack">
        <Conflict {...props} />
        {children}
      </div>
      {(aside || danger) && (
        <div className="admin-stack">
          {aside}
          {danger}
        </div>
      )}
    </div>
  );
}

function Notices<V extends RecordValues>(props: RecordEditorFrameProps<V>) {
  const { editor, onRestore, nameOf, today } = props;
  const { offered, session } = editor;
  const restore = async () => {
    const answer = await onRestore?.();
    if (answer?.ok) session.leaveTrash();
  };
  return (
    <EditingNotices
      offered={offered && { savedAt: offered.savedAt, name: nameOf?.(offered.values).trim() ?? "" }}
      onOffer={editor.answerOffer}
      offline={
        <>
          Pas de connexion. Ce que vous écrivez est gardé dans ce navigateur{"\u00a0"}: enregistrez
          au retour du réseau.
        </>
      }
      trashed={editor.isTrashed ? editor.words.trashed : null}
      onRestore={onRestore && (() => void restore())}
      today={today}
    />
  );
}

function Conflict<V extends RecordValues>(props: RecordEditorFrameProps<V>) {
  const { editor, fields, today } = props;
  const { values, conflict, server } = editor.state;
  if (!conflict) return null;
  return (
    <ConflictView
      key={conflict.version}
      title={editor.words.versions}
      fields={fields}
      versions={{ base: server.saved, mine: values, theirs: conflict.values }}
      current={conflict}
      today={today}
      onResolve={editor.session.resolve}
    />
  );
}

function restWords<V extends RecordValues>(
  { dirty, isNew, state }: RecordEditor<V>,
  today: string,
): string {
  const { status, record, picturesUnderWay, takeFrame } = state;
  if (takeFrame) return "Photo à cadrer";
  if (picturesUnderWay > 0) return "Envoi d’une image…";
  if (dirty) return "Modifications non enregistrées";
  if (status.kind === "saved") return `Enregistré à ${clockTime(parisClock(status.at))}`;
  if (isNew) return "Pas encore enregistré";
  return record.updatedAt
    ? `Enregistré ${momentInSentence(record.updatedAt, today)}`
    : "Enregistré";
}

/** As in any form: Enter in a field of one line sends it. */
function isEnterInLine(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, key, nativeEvent, defaultPrevented } = event;
  if (key !== "Enter" || defaultPrevented || nativeEvent.isComposing) return false;
  if (!(target instanceof HTMLInputElement) || target.closest("form, dialog")) return false;
  return /^(text|email|url|tel|number|search)$/.test(target.type);
}
