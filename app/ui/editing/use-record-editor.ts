import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { useWayBack } from "~/ui/record-list/way-back";
import { showToast } from "~/ui/toaster";
import type { EditedRecord, SaveAnswer } from "./edited-record";
import { recordForm } from "./edited-values";
import { askToWaitForPicture } from "./editing-form";
import type { EditingSession } from "./editing-session";
import { type EditingRules, isUnsaved } from "./editing-state";
import { type EditingWords, RECORD_WORDS } from "./editing-words";
import { postForm } from "./post-form";
import { useEditingSession } from "./use-editing-session";

/** What the fields of a form hold; a list goes as JSON in one field. */
export type RecordValues = Record<
  string,
  string | boolean | number | undefined | readonly object[]
>;

export type RecordEditorOptions<V> = {
  /** As the loader gave it. Give the component another `key` for another record. */
  record: EditedRecord<V>;
  userId: string;
  /** What kind of record, in a word: part of the key of the copies kept in the browser. */
  kind: string;
  /** What a kept copy must look like: an older version of the site may have written it. */
  schema: z.ZodType<V>;
  /** Takes the form as POST, answers `SaveAnswer<V>`. */
  savePath: (id: string) => string;
  /** The address of a record once it is stored; null when its form has one address. */
  editPath: ((id: string) => string) | null;
  /** Said in a toast; null when the caller says it. */
  savedMessage: (values: V) => string | null;
  /** Where to go after a save; the form stays when left out. */
  afterSave?: string;
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
  // What was typed while it was saved stays under the eyes.
  const leave = async () => {
    if (!afterSave || !isShown.current || isUnsaved(session.getState())) return;
    await navigate(list);
  };
  const editing = useEditingSession<V, EditedRecord<V>>({
    ...sessionOptions(options),
    onRetried: () => void leave(),
  });
  const { session, state } = editing;
  const { server, values, errors, status, contentKey, isTrashed } = state;
  /** Saves, and stays; false when it was refused or failed. */
  const store = () => saveAndTell(session, options);
  const save = async (): Promise<boolean> => {
    const isSaved = await store();
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
    isBusy: status.kind === "saving",
    /** `key` of fields that hold a state of their own, as the rich text does. */
    contentKey,
    change: session.change,
    save,
    store,
    words: { ...RECORD_WORDS, ...options.words },
  };
}

function sessionOptions<V extends RecordValues>(options: RecordEditorOptions<V>) {
  const { record, userId, kind, schema, savePath, editPath, savedMessage, words } = options;
  const rules: EditingRules<V, EditedRecord<V>> = {
    valuesOf: (stored) => stored.values,
    isTrashed: (stored) => stored.isTrashed,
    toForm: recordForm,
    savePath,
    words: { ...RECORD_WORDS, ...words },
  };
  return {
    record,
    rules,
    userId,
    kind,
    schema,
    post: (path: string, form: FormData) => postForm<SaveAnswer<V>>(path, form),
    // Only the address changes: the form stays as it is, the cursor where it was.
    onCreated: (id: string) => {
      if (editPath) window.history.replaceState(window.history.state, "", editPath(id));
    },
    onSaved: ({ values }: EditedRecord<V>) => tell(savedMessage(values)),
  };
}

async function saveAndTell<V extends RecordValues>(
  session: EditingSession<V, EditedRecord<V>>,
  { savedMessage }: RecordEditorOptions<V>,
): Promise<boolean> {
  const answer = await session.save();
  if (answer.kind === "failed") showToast({ message: answer.message, tone: "error" });
  if (answer.kind === "picture-under-way") askToWaitForPicture();
  const { conflict, values } = session.getState();
  const isSaved = answer.kind === "nothing-to-save" && !conflict;
  if (isSaved) tell(savedMessage(values));
  return isSaved || answer.kind === "saved";
}

function tell(message: string | null): void {
  if (message !== null) showToast({ message });
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
