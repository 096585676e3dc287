import { initialsOf } from "~/lib/initials";
import { NAME_LIMIT } from "~/lib/line-schema";
import type { RecordField } from "~/records/conflict";
import { RecordEditorFrame, TrashRecordButton, useRecordEditor } from "~/records/edit-screen";
import type { EditedRecord } from "~/records/record";
import { Field, TextInput } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { PictureField } from "~/ui/pictures/picture-field";
import { useCommands } from "~/ui/use-commands";
import { type TeamValues, teamValuesSchema } from "../team.schema";
import { commandsPath, editPath, listPath, savePath, type TeamKind } from "../team-kinds";
import { TEAM_WORDS } from "./team-words";

const FIELDS: readonly RecordField<TeamValues>[] = [
  { id: "nom", label: "Nom complet", names: ["fullName"], show: ({ fullName }) => fullName },
  { id: "role", label: "Rôle", names: ["role"], show: ({ role }) => role || "Aucun rôle" },
  { id: "photo", label: "Photo", names: ["photo"], show: showPhoto },
];

function showPhoto({ photo, fullName }: TeamValues) {
  if (!photo) return "Sans photo";
  return (
    <span className="al-portrait">
      <Picture src={photo} alt={`Photo\u00a0: ${fullName}`} sizes="20rem" widths={[320]} />
    </span>
  );
}

type MemberEditorProps = {
  kind: TeamKind;
  record: EditedRecord<TeamValues>;
  userId: string;
  today: string;
};

/** A coach or a board member: name, role, photo. */
export function MemberEditor({ kind, record, userId, today }: MemberEditorProps) {
  const words = TEAM_WORDS[kind];
  const editor = useRecordEditor<TeamValues>({
    record,
    userId,
    kind,
    schema: teamValuesSchema,
    savePath: (id) => savePath(kind, id),
    editPath: (id) => editPath(kind, id),
    savedMessage: ({ fullName }) => `«\u00a0${fullName}\u00a0» est enregistré.`,
    afterSave: listPath(kind),
  });
  const { run } = useCommands(commandsPath(kind));
  const { values, errors, change } = editor;
  return (
    <RecordEditorFrame
      editor={editor}
      fields={FIELDS}
      title={editor.isNew ? words.create : words.edit}
      back={{ to: listPath(kind), label: words.title }}
      saveLabel="Enregistrer"
      today={today}
      nameOf={({ fullName }) => fullName}
      onRestore={() => run({ intent: "restore", id: editor.id })}
      danger={
        record.version > 0 && (
          <TrashRecordButton
            editor={editor}
            commandsPath={commandsPath(kind)}
            listPath={listPath(kind)}
            label={words.remove}
          />
        )
      }
    >
      <NameFields words={words} {...{ values, errors, change }} />
      <PictureField
        look="portrait"
        url={values.photo}
        placeholder={initialsOf(values.fullName)}
        hint="Un portrait net, cadré sur le visage. Sans photo, le site montre les initiales."
        name="photo"
        errors={errors.photo}
        onChange={(photo) => change({ photo })}
        target={{ kind, id: editor.id }}
      />
    </RecordEditorFrame>
  );
}

type NameFieldsProps = Pick<
  ReturnType<typeof useRecordEditor<TeamValues>>,
  "values" | "errors" | "change"
> & { words: { roleHint: string } };

function NameFields({ words, values, errors, change }: NameFieldsProps) {
  return (
    <div className="admin-box admin-stack">
      <Field label="Nom complet" required error={errors.fullName}>
        <TextInput
          value={values.fullName}
          limit={NAME_LIMIT}
          autoComplete="off"
          data-field="fullName"
          onChange={({ currentTarget }) => change({ fullName: currentTarget.value })}
        />
      </Field>
      <Field label="Rôle" hint={words.roleHint} error={errors.role}>
        <TextInput
          value={values.role}
          limit={NAME_LIMIT}
          autoComplete="off"
          data-field="role"
          onChange={({ currentTarget }) => change({ role: currentTarget.value })}
        />
      </Field>
    </div>
  );
}
