import { useCommands } from "~/ui/use-commands";
import { RecordEditorFrame, TrashRecordButton, useRecordEditor } from "./editor";
import { comparedFields, RecordInputs } from "./inputs";
import {
  editPath,
  type Fields,
  type Kind,
  recordPath,
  shapeOf,
  titleOf,
  type Values,
} from "./kind";
import type { EditedRecord } from "./record";

type EditScreenProps<F extends Fields> = {
  kind: Kind<F>;
  record: EditedRecord<Values<F>>;
  userId: string;
  /** Day of Paris. */
  today: string;
};

/** A record of a described kind being written. */
export function EditScreen<F extends Fields>(props: EditScreenProps<F>) {
  const { id, version } = props.record;
  // One that was just created is another screen when it is opened under its own address.
  return <RecordScreen key={version === 0 ? `${id} new` : id} {...props} />;
}

function RecordScreen<F extends Fields>({ kind, record, userId, today }: EditScreenProps<F>) {
  const { french, path } = kind;
  const editor = useRecordEditor({
    record,
    userId,
    kind: kind.localCopy,
    schema: shapeOf(kind),
    savePath: (id) => recordPath(kind, id),
    toBody: (values, version) => JSON.stringify({ intent: "save", version, values }),
    editPath: (id) => editPath(kind, id),
    savedMessage: (values) => `«\u00a0${titleOf(kind, values)}\u00a0» est enregistré.`,
    afterSave: path,
  });
  const commandsPath = recordPath(kind, editor.id);
  const { run } = useCommands(commandsPath);
  return (
    <RecordEditorFrame
      editor={editor}
      fields={comparedFields(kind)}
      title={editor.isNew ? french.create : french.edit}
      back={{ to: path, label: french.list }}
      saveLabel="Enregistrer"
      today={today}
      nameOf={(values) => titleOf(kind, values)}
      onRestore={() => run({ intent: "restore" })}
      danger={
        record.version > 0 && (
          <TrashRecordButton
            editor={editor}
            commandsPath={commandsPath}
            listPath={path}
            label={french.remove}
          />
        )
      }
    >
      <RecordInputs kind={kind} editor={editor} />
    </RecordEditorFrame>
  );
}
