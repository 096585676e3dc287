import { useNavigate } from "react-router";
import { mergingByFields } from "~/editing/merging";
import { RecordEditorFrame, useRecordEditor } from "~/editing/record-editor";
import type { FieldErrors } from "~/lib/field-errors";
import { NAME_LIMIT } from "~/lib/line-schema";
import { thumbnailOf } from "~/lib/media-url";
import { readKeptCopy } from "~/records/kind";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { Field, Textarea, TextInput } from "~/ui/field";
import { Switch } from "~/ui/switch";
import { type EditedPhoto, PHOTO_LIMITS, type PhotoValues, photo } from "../photo";
import { ConsentBox } from "./consent-box";
import { GALLERY_PATH, photoActPath, savePhotoPath } from "./gallery-paths";
import { PhotoImageBox } from "./photo-image-box";

type PhotoEditorProps = {
  record: EditedPhoto;
  userId: string;
  today: string;
};

/** One photo of the gallery: its words, its picture, and whether visitors see it. */
export function PhotoEditor({ record, userId, today }: PhotoEditorProps) {
  const editor = useRecordEditor<PhotoValues>({
    record,
    userId,
    kind: photo.localCopy,
    readKept: (kept, opened) => readKeptCopy(photo, kept, opened),
    savePath: savePhotoPath,
    editPath: null,
    // Without the agreement nothing is shown, and the description may wait.
    clearedBy: { alt: ["isDecorative", "hasConsent"] },
    savedMessage,
    merging: PHOTO_MERGING,
    words: WORDS,
  });
  const { run } = useCommands(({ id }) => photoActPath(id));
  const { values, errors, change } = editor;
  return (
    <RecordEditorFrame
      editor={editor}
      title="Modifier la photo"
      back={{ to: GALLERY_PATH, label: "Galerie" }}
      saveLabel="Enregistrer"
      nameOf={({ title }) => title}
      today={today}
      onRestore={() => run({ intent: "restore", id: editor.id })}
      aside={<VisibilityBox values={values} errors={errors.hasConsent} onChange={change} />}
      danger={!editor.isTrashed && <DeleteButton editor={editor} run={run} />}
    >
      <WordsBox values={values} errors={errors} onChange={change} />
      <PhotoImageBox values={values} errors={errors} onChange={change} />
    </RecordEditorFrame>
  );
}

const WORDS = {
  versions: "Deux versions de cette photo",
  trashed: "Cette photo est dans la corbeille. Rétablissez-la pour la modifier.",
  gone: photo.french.gone,
};

function savedMessage({ title, hasConsent }: PhotoValues): string {
  const said = `«\u00a0${title}\u00a0» est enregistrée.`;
  return hasConsent ? said : `${said} Sans l’accord des personnes, les visiteurs ne la voient pas.`;
}

type WordsBoxProps = {
  values: PhotoValues;
  errors: FieldErrors;
  onChange: (change: Partial<PhotoValues>) => void;
};

function WordsBox({ values, errors, onChange }: WordsBoxProps) {
  return (
    <section className="admin-box admin-stack" aria-labelledby="mots">
      <h2 className="d5" id="mots">
        Titre et légende
      </h2>
      <Field label="Titre" required error={errors.title}>
        <TextInput
          value={values.title}
          limit={NAME_LIMIT}
          data-field="title"
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Légende (facultative)"
        hint="Affichée sous la photo, dans la page et en grand."
        error={errors.description}
      >
        <Textarea
          className="ag-caption"
          rows={3}
          value={values.description}
          limit={PHOTO_LIMITS.description}
          data-field="description"
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Field>
    </section>
  );
}

type VisibilityBoxProps = {
  values: PhotoValues;
  errors: readonly string[] | undefined;
  onChange: (change: Partial<PhotoValues>) => void;
};

function VisibilityBox({
  values: { hasConsent, isFeatured },
  errors,
  onChange,
}: VisibilityBoxProps) {
  return (
    <Box id="visibilite" title="Sur le site">
      <ConsentBox
        checked={hasConsent}
        errors={errors}
        onChange={(isGiven) => onChange({ hasConsent: isGiven })}
      >
        {hasConsent
          ? "Si une personne demande le retrait, décochez et enregistrez\u00a0: la photo disparaît aussitôt du site."
          : "Sans cet accord, la photo n’est pas montrée aux visiteurs."}
      </ConsentBox>
      <div className="ag-switch">
        <Switch
          checked={isFeatured}
          onChange={(isOn) => onChange({ isFeatured: isOn })}
          help="En tête de la galerie, en grand pour les cinq premières."
        >
          À la une
        </Switch>
      </div>
    </Box>
  );
}

type DeleteButtonProps = {
  editor: ReturnType<typeof useRecordEditor<PhotoValues>>;
  run: ReturnType<typeof useCommands>["run"];
};

function DeleteButton({ editor: { id, session }, run }: DeleteButtonProps) {
  const navigate = useNavigate();
  const trash = async () => {
    const answer = await run({ intent: "trash", id });
    if (!answer.ok) return;
    session.abandon();
    await navigate(GALLERY_PATH);
  };
  return (
    <Button variant="danger" block icon="trash" onClick={() => void trash()}>
      {photo.french.remove}
    </Button>
  );
}

const yesOrNo = (isSo: boolean) => (isSo ? "Oui" : "Non");

/** How two versions of a photo come together, in the order of its form. */
const PHOTO_MERGING = mergingByFields<PhotoValues>([
  {
    id: "title",
    label: photo.fields.title.label,
    names: ["title"],
    show: ({ title }) => title,
  },
  {
    id: "description",
    label: photo.fields.description.label,
    names: ["description"],
    show: ({ description }) => description,
  },
  {
    id: "image",
    label: "Photo et sa description",
    names: ["url", "alt", "isDecorative"],
    show: ({ url, alt, isDecorative }) => (
      <>
        <img className="ag-compared" src={thumbnailOf(url) ?? url} alt="" />
        {isDecorative ? "Image décorative" : alt || "Sans description"}
      </>
    ),
  },
  {
    id: "consent",
    label: photo.fields.hasConsent.label,
    names: ["hasConsent"],
    show: ({ hasConsent }) => yesOrNo(hasConsent),
  },
  {
    id: "featured",
    label: photo.fields.isFeatured.label,
    names: ["isFeatured"],
    show: ({ isFeatured }) => yesOrNo(isFeatured),
  },
]);
