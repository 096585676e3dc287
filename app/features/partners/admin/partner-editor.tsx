import { initialsOf } from "~/lib/initials";
import { NAME_LIMIT } from "~/lib/line-schema";
import type { RecordField } from "~/records/conflict";
import { RecordEditorFrame, TrashRecordButton, useRecordEditor } from "~/records/edit-screen";
import type { EditedRecord } from "~/records/record";
import { Field, TextInput } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { PictureField } from "~/ui/pictures/picture-field";
import { useCommands } from "~/ui/use-commands";
import { type PartnerValues, partnerValuesSchema } from "../partner.schema";
import { PARTNER_LINK_LIMIT } from "../partner-link";
import { COMMANDS_PATH, editPath, LIST_PATH, savePath } from "../partner-paths";

const FIELDS: readonly RecordField<PartnerValues>[] = [
  { id: "nom", label: "Nom", names: ["name"], show: ({ name }) => name },
  { id: "lien", label: "Lien", names: ["link"], show: ({ link }) => link || "Sans lien" },
  { id: "logo", label: "Logo", names: ["logo"], show: showLogo },
];

const HINT =
  "Le fichier est gardé tel que le partenaire l’a donné\u00a0; un fond transparent convient bien.";

function showLogo({ logo, name }: PartnerValues) {
  if (!logo) return "Sans logo";
  return (
    <span className="al-logo">
      <Picture src={logo} alt={`Logo\u00a0: ${name}`} sizes="20rem" widths={[320]} />
    </span>
  );
}

type PartnerEditorProps = {
  record: EditedRecord<PartnerValues>;
  userId: string;
  today: string;
};

/** A partner: name, link, logo. */
export function PartnerEditor({ record, userId, today }: PartnerEditorProps) {
  const editor = useRecordEditor<PartnerValues>({
    record,
    userId,
    kind: "partenaire",
    schema: partnerValuesSchema,
    savePath,
    editPath,
    savedMessage: ({ name }) => `«\u00a0${name}\u00a0» est enregistré.`,
    afterSave: LIST_PATH,
  });
  const { run } = useCommands(COMMANDS_PATH);
  const { values, errors, change } = editor;
  return (
    <RecordEditorFrame
      editor={editor}
      fields={FIELDS}
      title={editor.isNew ? "Ajouter un partenaire" : "Modifier le partenaire"}
      back={{ to: LIST_PATH, label: "Partenaires" }}
      saveLabel="Enregistrer"
      today={today}
      nameOf={({ name }) => name}
      onRestore={() => run({ intent: "restore", id: editor.id })}
      danger={
        record.version > 0 && (
          <TrashRecordButton
            editor={editor}
            commandsPath={COMMANDS_PATH}
            listPath={LIST_PATH}
            label="Supprimer le partenaire"
          />
        )
      }
    >
      <PartnerFields {...{ values, errors, change }} />
      <PictureField
        look="logo"
        url={values.logo}
        placeholder={initialsOf(values.name)}
        hint={HINT}
        name="logo"
        errors={errors.logo}
        onChange={(logo) => change({ logo })}
        // Taking up a kept copy gives a new one the id of the copy.
        target={{ kind: "partner", id: editor.id }}
      />
    </RecordEditorFrame>
  );
}

type PartnerFieldsProps = Pick<
  ReturnType<typeof useRecordEditor<PartnerValues>>,
  "values" | "errors" | "change"
>;

function PartnerFields({ values, errors, change }: PartnerFieldsProps) {
  return (
    <div className="admin-box admin-stack">
      <Field label="Nom" required error={errors.name}>
        <TextInput
          value={values.name}
          limit={NAME_LIMIT}
          autoComplete="off"
          data-field="name"
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <Field
        label="Lien vers son site"
        hint="Facultatif. Commence par https://"
        error={errors.link}
      >
        <TextInput
          type="url"
          inputMode="url"
          value={values.link}
          autoComplete="off"
          limit={PARTNER_LINK_LIMIT}
          placeholder="https://www.exemple.fr"
          data-field="link"
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
      </Field>
    </div>
  );
}
