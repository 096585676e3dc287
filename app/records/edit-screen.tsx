import { type ReactNode, useState } from "react";
import type { EditedRecord } from "~/editing/edited-record";
import {
  RecordEditorFrame,
  type RecordEditorOptions,
  type RecordValues,
  TrashRecordButton,
  useRecordEditor,
} from "~/editing/record-editor";
import type { SavedChange } from "~/editing/session-state";
import { capitalized } from "~/lib/capitalized";
import { parisDay } from "~/lib/paris-instants";
import { useCommands } from "~/ui/commands";
import { ExampleMark } from "~/ui/example-mark";
import { describeChanges } from "./describe-changes";
import type { Fields, NameOfKey, Values } from "./fields";
import { type BroughtInputs, RecordInputs, type Warnings } from "./inputs";
import {
  type AnyKind,
  editPath,
  type Kind,
  picturesOf,
  readKeptCopy,
  recordPath,
  titleOf,
} from "./kind";
import { missingWords } from "./missing-words";
import { GiveUpButton, publishingBar } from "./publishing";
import { RecordHistory } from "./record-history";
import { mergingOf } from "./record-merging";
import { namesOf, type ReferenceChoices, ReferenceProvider } from "./references";

type EditScreenProps<F extends Fields> = {
  kind: Kind<F>;
  record: EditedRecord<Values<F>>;
  userId: string;
  /** The instant of the request, ISO 8601. */
  now: string;
  /** Inputs that weigh too much for the screens that have no such field. */
  brought?: BroughtInputs;
  /** Above the fields; `stored` is the record as the server has it, null for a new one. */
  head?: (edited: { values: Values<F>; stored: EditedRecord<Values<F>> | null }) => ReactNode;
  /** Whether the versions of the record are listed, for the person of this name. */
  history?: { userName: string | null };
  /** The form stays after a save, whose toast takes it back; the list is the way out. */
  stays?: { back: { to: string; label: string }; titleFor: (values: Values<F>) => string };
  /** The values that it was prepared with, each of which is to be read over. */
  prepared?: Values<F> | null;
  /** The records that its fields choose from. */
  choices?: ReferenceChoices;
  /** Shown above the fields once saves have changed values; the form stays open until it is handled. */
  afterChange?: AfterChange<F>;
  /** Sentences about values that are allowed and may be a mistake, by place. */
  warn?: (values: Values<F>) => Warnings;
  /** Of a kind whose values are published by a press. */
  publishing?: PublishingOptions<F>;
};

type PublishingOptions<F extends Fields> = {
  /** Shows what is typed as visitors would see it. */
  previewPath: (id: string) => string;
  /** The words of the toast once it is published, and the page that visitors see; null for none. */
  tellPublished: (values: Values<F>) => { message: string; page: string | null };
};

/** Values as they were, and as saves have made them. */
type ValueChange<F extends Fields> = { before: Values<F>; after: Values<F> };

export type AfterChange<F extends Fields> = {
  /** Whether a change is worth looking at. */
  isWanted: (change: ValueChange<F>) => boolean;
  /** `onHandled` says that the change was dealt with: the next one begins anew. */
  show: (change: ValueChange<F> & { onHandled: () => void }) => ReactNode;
};

/** A record being written; of a kind without a list the one that there is. */
export function EditScreen<F extends Fields>(props: EditScreenProps<F>) {
  const { id, version } = props.record;
  // One that was just created is another screen when it is opened under its own address.
  return <RecordScreen key={version === 0 ? `${id} new` : id} {...props} />;
}

function RecordScreen<F extends Fields>({
  kind,
  record,
  userId,
  now,
  brought,
  head,
  stays,
  history,
  choices = {},
  prepared = null,
  afterChange,
  warn,
  publishing,
}: EditScreenProps<F>) {
  const { french, list, path } = kind;
  const nameOf = namesOf(choices);
  const [changed, setChanged] = useState<ValueChange<F> | null>(null);
  const editor = useRecordEditor({
    ...editorOptions(kind, nameOf),
    record,
    userId,
    savedMessage(values, saved) {
      if (publishing && saved.isUndo) return PUBLICATION_UNDONE;
      if (publishing) return publishing.tellPublished(values as Values<F>).message;
      const words = stays ? changedWords(kind, values, saved, nameOf) : null;
      const whole = list && `«\u00a0${titleOf(kind, values)}\u00a0» ${list.saved}.`;
      return words ?? whole ?? "La fiche est enregistrée.";
    },
    ...(publishing && {
      savedLink: (values) => pageLink(publishing.tellPublished(values as Values<F>).page),
    }),
    onSaved: (values, { before }) => {
      const after = values as Values<F>;
      setChanged((former) => before && { before: former?.before ?? (before as Values<F>), after });
    },
    staysAfter(values, { before }) {
      if (before === null) return false;
      const change = { before: before as Values<F>, after: values as Values<F> };
      return afterChange?.isWanted(change) ?? false;
    },
    ...(stays ? { canUndo: true } : { afterSave: path }),
  });
  const stored = editor.state.record;
  const onHandled = () => {
    setChanged(null);
    editor.goOn();
  };
  const commandsPath = recordPath(kind, editor.id);
  const { run } = useCommands(commandsPath);
  return (
    <ReferenceProvider value={choices}>
      <RecordEditorFrame
        editor={editor}
        title={
          (editor.isNew ? list?.create : stays?.titleFor(stored.values as Values<F>)) ??
          list?.edit ??
          french.name
        }
        back={stays?.back ?? { to: path, label: french.name }}
        saveLabel={publishing ? "Publier" : "Enregistrer"}
        {...(publishing && {
          publishing: publishingBar(editor, { kind, pathOf: publishing.previewPath }),
        })}
        today={parisDay(now)}
        nameOf={(values) => titleOf(kind, values)}
        onRestore={() => run({ intent: "restore" })}
        aside={
          history &&
          stored.version > 0 && (
            <RecordHistory
              kind={kind}
              editor={editor}
              userName={history.userName}
              today={parisDay(now)}
            />
          )
        }
        danger={
          stored.version > 0 && (
            <>
              <GiveUpButton kind={kind} editor={editor} />
              {french.remove && !(kind.staysPublished && stored.published) && (
                <TrashRecordButton
                  editor={editor}
                  commandsPath={commandsPath}
                  listPath={path}
                  label={french.remove}
                />
              )}
            </>
          )
        }
      >
        {stored.isExample && <ExampleNote kind={kind} />}
        {head?.({
          values: editor.values as Values<F>,
          stored: editor.isNew ? null : (stored as EditedRecord<Values<F>>),
        })}
        {changed && afterChange?.isWanted(changed) && afterChange.show({ ...changed, onHandled })}
        <RecordInputs
          kind={kind}
          editor={editor}
          now={now}
          prepared={prepared}
          {...(brought && { brought })}
          {...(warn && { warnings: warn(editor.values as Values<F>) })}
        />
      </RecordEditorFrame>
    </ReferenceProvider>
  );
}

function ExampleNote({ kind }: { kind: AnyKind }) {
  return (
    <p className="admin-note">
      <ExampleMark />{" "}
      {kind.isSheet
        ? "Ce texte vient de l’exemple\u00a0: remplacez-le par le vôtre."
        : "Cette fiche vient de l’exemple\u00a0: remplacez-la par la vôtre."}
    </p>
  );
}

const PUBLICATION_UNDONE =
  "Le site est comme avant. Ce que vous aviez écrit reste ici, pas encore publié.";

/** A toast holds no more. */
const TOAST_LIMIT = 160;

/** `Enregistré. Jour : mardi → mercredi.` for a few changes; null where there are more, or none. */
function changedWords(
  { fields }: AnyKind,
  values: RecordValues,
  { before, isUndo }: SavedChange<RecordValues>,
  nameOf: NameOfKey,
): string | null {
  const changes = before ? describeChanges(fields, before, values, nameOf) : "";
  const isTold = changes !== "" && changes.length <= TOAST_LIMIT;
  if (isUndo)
    return isTold ? `Annulé. ${capitalized(changes)}.` : "Votre modification est annulée.";
  return isTold ? `Enregistré. ${capitalized(changes)}.` : null;
}

function pageLink(path: string | null): { label: string; href: string } | null {
  return path === null ? null : { label: "Voir la page", href: path };
}

/** How the record of a described kind is kept in the browser and posted. */
export function editorOptions(
  kind: AnyKind,
  nameOf?: NameOfKey,
): Omit<RecordEditorOptions<Record<string, unknown>>, "record" | "userId" | "savedMessage"> {
  return {
    kind: kind.localCopy,
    readKept: (kept, opened) => readKeptCopy(kind, kept, opened),
    savePath: (id) => recordPath(kind, id),
    ...(kind.isDrafted && {
      publishes: { settled: settledFields(kind) },
      refusedWords: (errors, values) => missingWords(kind.fields, errors, values),
    }),
    editPath: kind.list ? (id) => editPath(kind, id) : null,
    merging: mergingOf(kind, nameOf ? { nameOf } : {}),
  };
}

/** Its pictures move to their places when it is published. */
function settledFields(kind: AnyKind): string[] {
  return [...(kind.settled ?? []), ...picturesOf(kind).map(({ name }) => name)];
}
