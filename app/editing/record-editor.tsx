import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CommandFields } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";
import { clockTime } from "~/lib/french-dates";
import { momentInSentence } from "~/lib/french-moments";
import { parisClock } from "~/lib/paris-instants";
import { Button } from "~/ui/button";
import { CommandForm, useCommands } from "~/ui/commands";
import { useFirstError } from "~/ui/form";
import { askToWaitForPicture, EditingForm, pictureLossWords } from "~/ui/form-session";
import { LeaveGuard } from "~/ui/leave-guard";
import { postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { ConflictView, SHOW_CONFLICT } from "./conflict";
import { keepDraft } from "./drafts";
import type { EditedRecord, SaveAnswer } from "./edited-record";
import type { ReadKept } from "./kept-copies";
import { useWayBack } from "./list-address";
import type { Merging } from "./merging";
import { EditingNotices, joinedWords } from "./notices";
import { SaveBar, useSaveShortcut } from "./save-bar";
import type { EditingSession } from "./session";
import {
  type ClearedBy,
  contentKeyOf,
  type EditingRules,
  type EditingWords,
  RECORD_WORDS,
  type SavedChange,
  saveBody,
  wouldLoseWork,
} from "./session-state";
import { useEditingSession } from "./use-session";

type RecordEditorFrameProps<V extends RecordValues> = {
  editor: RecordEditor<V>;
  title: string;
  back: { to: string; label: string };
  saveLabel: string;
  /** Day of Paris. */
  today: string;
  /** Brings it back from the trash; how it went, as `useCommands` answers. */
  onRestore?: () => Promise<{ ok: boolean }>;
  /** The name under which a kept copy is offered. */
  nameOf?: (values: V) => string;
  /** Beside the fields. */
  aside?: ReactNode;
  /** Below the aside: what deletes. */
  danger?: ReactNode;
  /** Of what is published by a press: its state on the site, and the buttons beside the main one. */
  publishing?: { note: ReactNode; acts: ReactNode };
  /** The fields, in `admin-box`es. */
  children: ReactNode;
};

/** The screen around the fields of a record: bar, notices, conflict, and the way out. */
export function RecordEditorFrame<V extends RecordValues>(props: RecordEditorFrameProps<V>) {
  const { editor, title, back, saveLabel, today, publishing } = props;
  const { session, state } = editor;
  const main = useRef<HTMLElement>(null);
  useFirstError(main, state.errors, state.refusals);
  const save = () => void editor.save();
  // No key puts anything on the site that is published by a press.
  const saveByKey = () => void (publishing ? editor.keep() : editor.save());
  useSaveShortcut(saveByKey);
  const saveOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (!isEnterInLine(event)) return;
    event.preventDefault();
    saveByKey();
  };
  return (
    <>
      <SaveBar
        back={back}
        status={state.status}
        restWords={restWords(editor, today)}
        isWaiting={editor.dirty}
        {...(publishing && { note: publishing.note })}
        onRetry={publishing ? session.retry : save}
      >
        <Button size="sm" busy={editor.isBusy} busyLabel="Enregistrement…" onClick={save}>
          {state.conflict ? SHOW_CONFLICT : saveLabel}
        </Button>
        {publishing?.acts}
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
        wouldLoseWork={() => wouldLoseWork(session.getState())}
        save={{
          label: "Enregistrer et quitter",
          run: publishing ? editor.keep : editor.store,
        }}
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

const OFFLINE =
  "Pas de connexion. Ce que vous écrivez est gardé dans ce navigateur\u00a0: enregistrez au retour du réseau.";
const OFFLINE_AUTOSAVED =
  "Pas de connexion. Continuez d’écrire\u00a0: votre texte est gardé dans ce navigateur et sera enregistré au retour du réseau.";

function Notices<V extends RecordValues>(props: RecordEditorFrameProps<V>) {
  const { editor, onRestore, nameOf, today, publishing } = props;
  const { offered, session } = editor;
  const restore = async () => {
    const answer = await onRestore?.();
    if (answer?.ok) session.leaveTrash();
  };
  return (
    <EditingNotices
      offered={offered && { savedAt: offered.savedAt, name: nameOf?.(offered.values).trim() ?? "" }}
      onOffer={editor.answerOffer}
      offline={publishing ? OFFLINE_AUTOSAVED : OFFLINE}
      trashed={editor.isTrashed ? editor.words.trashed : null}
      joined={editor.state.joined}
      onJoinedRead={session.dismissJoined}
      onRestore={onRestore && (() => void restore())}
      today={today}
    />
  );
}

function Conflict<V extends RecordValues>({ editor, today }: RecordEditorFrameProps<V>) {
  const { session, merging, words } = editor;
  const { conflict } = editor.state;
  if (!conflict) return null;
  return (
    <ConflictView
      key={conflict.version}
      title={words.versions}
      merging={merging}
      versions={session.getVersions(conflict)}
      current={conflict}
      today={today}
      onResolve={session.resolve}
    />
  );
}

function restWords<V extends RecordValues>(
  { dirty, isNew, state }: RecordEditor<V>,
  today: string,
): string {
  const { status, record, picturesUnderWay, takeFrame } = state;
  const hasDrafts = record.published !== undefined;
  if (takeFrame) return "Photo à cadrer";
  if (picturesUnderWay > 0) return "Envoi d’une image…";
  if (dirty) return hasDrafts ? "Modifications en cours" : "Modifications non enregistrées";
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

/** The values of the fields of a form. */
export type RecordValues = Record<string, unknown>;

export type RecordEditorOptions<V> = {
  /** As the loader gave it. Give the component another `key` for another record. */
  record: EditedRecord<V>;
  userId: string;
  /** A word for the kind of record: part of the key of its kept copies. */
  kind: string;
  readKept: ReadKept<V>;
  /** Takes the form as POST, answers `SaveAnswer<V>`. */
  savePath: (id: string) => string;
  /** The body of a save, where it is not made of all values. */
  toBody?: EditingRules<V, EditedRecord<V>>["toBody"];
  /** The address of a record once it is stored; null when its form has one address. */
  editPath: ((id: string) => string) | null;
  /** The form saves itself and its main button publishes; `settled` are the fields whose values the server may choose then. */
  publishes?: { settled: readonly string[] };
  /** The reason why the main button did not publish, by the errors that are left. */
  refusedWords?: (errors: FieldErrors, values: V) => string;
  /** Fields whose change clears the errors of others too. */
  clearedBy?: ClearedBy;
  /** Said in a toast; null when the caller says it. */
  savedMessage: (values: V, saved: SavedChange<V>) => string | null;
  /** In that toast, the page to look at. */
  savedLink?: (values: V) => { label: string; href: string } | null;
  /** Told of each save that has passed. */
  onSaved?: (values: V, saved: SavedChange<V>) => void;
  /** Errors that the browser finds by itself; nothing is sent while there are any. */
  check?: (values: V) => FieldErrors;
  /** Where to go after a save; the form stays when left out. */
  afterSave?: string;
  /** Whether it stays after this save all the same, until `goOn`. */
  staysAfter?: (values: V, saved: SavedChange<V>) => boolean;
  /** The toast of a save takes it back; for a form that stays. */
  canUndo?: boolean;
  /** How two versions of it come together. */
  merging: Merging<V>;
  /** Sentences that name what is edited; «fiche» when left out. */
  words?: Partial<EditingWords>;
};

export type RecordEditor<V extends RecordValues> = ReturnType<typeof useRecordEditor<V>>;

/**
 * One record in a form: its values, errors, and saving. `RecordEditorFrame` shows the rest. Nothing
 * reaches the site before the main button; what is typed outlives every failure.
 */
export function useRecordEditor<V extends RecordValues>(options: RecordEditorOptions<V>) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { afterSave = "" } = options;
  const list = useWayBack(afterSave);
  // The form stays open with the letters that were typed during the save.
  const isStaying = useRef(false);
  const leave = async () => {
    const { joined } = session.getState();
    if (!afterSave || isStaying.current || !isShown.current) return;
    if (wouldLoseWork(session.getState())) return;
    for (const one of joined) showToast({ message: joinedWords(one), tone: "info" });
    await navigate(list);
  };
  const tellSaved = (values: V, saved: SavedChange<V>) => {
    const { before } = saved;
    options.onSaved?.(values, saved);
    isStaying.current = options.staysAfter?.(values, saved) ?? false;
    const undo = before && (() => void takeBack(session, { before, after: values }));
    tell(options.savedMessage(values, saved), {
      undo: options.canUndo ? undo : null,
      link: options.savedLink?.(values) ?? null,
    });
  };
  const editing = useEditingSession<V, EditedRecord<V>>({
    ...sessionOptions(options, tellSaved),
    onRetried: () => void leave(),
  });
  const { session, state } = editing;
  const { server, values, errors, status, isTrashed } = state;
  /** Saves, and stays; false when it was refused or failed. */
  const store = () => saveAndTell(session, options);
  const [isAsked, setAsked] = useState(false);
  const save = async (): Promise<boolean> => {
    setAsked(true);
    const isSaved = await store();
    setAsked(false);
    if (isSaved) await leave();
    return isSaved;
  };
  return {
    ...editing,
    id: server.id,
    isNew: server.isNew,
    values,
    errors,
    isTrashed,
    // A press during a save by itself waits for it: it is not refused.
    isBusy: options.publishes ? isAsked : status.kind === "saving",
    /** The `key` of a field that holds a state of its own, as the rich text does. */
    contentKey: (name: keyof V & string) => contentKeyOf(state, name),
    merging: options.merging,
    change: session.change,
    save,
    store,
    keep: () => keepDraft(session),
    /** Leaves a form that stayed open after its save. */
    goOn: () => {
      isStaying.current = false;
      void leave();
    },
    words: { ...RECORD_WORDS, ...options.words },
  };
}

function sessionOptions<V extends RecordValues>(
  options: RecordEditorOptions<V>,
  tellSaved: (values: V, saved: SavedChange<V>) => void,
) {
  const { record, userId, kind, readKept, savePath, editPath, publishes, words } = options;
  const { toBody = saveBody, check, merging, refusedWords, clearedBy } = options;
  const rules: EditingRules<V, EditedRecord<V>> = {
    valuesOf: (stored) => stored.values,
    isTrashed: (stored) => stored.isTrashed,
    toBody,
    savePath,
    merging,
    words: { ...RECORD_WORDS, ...words },
    ...(check && { check }),
    ...(refusedWords && { refusedWords }),
    ...(clearedBy && { clearedBy }),
    ...(publishes && {
      isAutosaved: () => true,
      publishedOf: ({ published = null }) => published,
      isSettled: (name) => publishes.settled.includes(name),
    }),
  };
  return {
    record,
    rules,
    userId,
    kind,
    readKept,
    post: (path: string, body: string) => postForm<SaveAnswer<V>>(path, body),
    // Only the address changes: the form stays as it is, the cursor where it was.
    onCreated: (id: string) => {
      if (editPath) window.history.replaceState(window.history.state, "", editPath(id));
    },
    onSaved: ({ values }: EditedRecord<V>, saved: SavedChange<V>) => tellSaved(values, saved),
  };
}

const READ_FIRST =
  "Une autre personne a changé cette page entre-temps\u00a0: relisez ce qui est repris, puis publiez de nouveau.";

async function saveAndTell<V extends RecordValues>(
  session: EditingSession<V, EditedRecord<V>>,
  { savedMessage }: RecordEditorOptions<V>,
): Promise<boolean> {
  const answer = await session.save();
  if (answer.kind === "failed") showToast({ message: answer.message, tone: "error" });
  if (answer.kind === "picture-under-way") askToWaitForPicture();
  if (answer.kind === "joined") showToast({ message: READ_FIRST, tone: "info" });
  const { conflict, values } = session.getState();
  const isSaved = answer.kind === "nothing-to-save" && !conflict;
  if (isSaved) tell(savedMessage(values, { before: null, isUndo: false }));
  return isSaved || answer.kind === "saved";
}

type ToastExtras = {
  undo: (() => void) | null;
  link: { label: string; href: string } | null;
};

function tell(message: string | null, extras: Partial<ToastExtras> = {}): void {
  if (message === null) return;
  const { undo = null, link = null } = extras;
  showToast({
    message,
    ...(undo && { action: { label: "Annuler", onSelect: undo } }),
    ...(link && { link }),
  });
}

async function takeBack<V extends RecordValues>(
  session: EditingSession<V, EditedRecord<V>>,
  { before, after }: { before: V; after: V },
): Promise<void> {
  if (await session.undo(before, after)) return;
  const { status } = session.getState();
  if (status.kind === "failed") showToast({ message: status.message, tone: "error" });
  else showToast({ message: "Cela a été changé depuis\u00a0: rien n’est annulé.", tone: "info" });
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

type TrashRecordButtonProps<V extends RecordValues> = {
  editor: RecordEditor<V>;
  commandsPath: string;
  listPath: string;
  label: string;
};

/** From its form into the trash, and back to the list, where the toast undoes it. */
export function TrashRecordButton<V extends RecordValues>(props: TrashRecordButtonProps<V>) {
  const { editor, commandsPath, listPath, label } = props;
  const navigate = useNavigate();
  const list = useWayBack(listPath);
  const { run, isPending } = useCommands(commandsPath);
  if (editor.isNew || editor.isTrashed) return null;
  const trash = async (fields: CommandFields) => {
    // A draft comes back from the trash with the letters that were typed last.
    await editor.session.autosave();
    const answer = await run(fields);
    if (!answer.ok) return;
    editor.session.abandon();
    await navigate(list);
  };
  return (
    <CommandForm
      path={commandsPath}
      fields={{ intent: "trash", id: editor.id }}
      onCommand={(fields) => void trash(fields)}
    >
      <Button type="submit" variant="danger" block icon="trash" busy={isPending}>
        {label}
      </Button>
    </CommandForm>
  );
}
