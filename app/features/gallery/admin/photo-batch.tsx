import { type ReactNode, useRef } from "react";
import type { EditedRecord } from "~/editing/edited-record";
import { keptAs } from "~/editing/kept-copies";
import { mergingByFields } from "~/editing/merging";
import { type RecordEditor, RecordEditorFrame, useRecordEditor } from "~/editing/record-editor";
import { capitalized } from "~/lib/capitalized";
import { counted } from "~/lib/french-numbers";
import { NAME_LIMIT } from "~/lib/line-schema";
import { newUuid } from "~/lib/uuid";
import { Box } from "~/ui/box";
import { Field, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { showToast } from "~/ui/toaster";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { BatchCard } from "./batch-card";
import {
  type BatchValues,
  batchValuesSchema,
  missingInBatch,
  photoChange,
  photoIds,
  photosOf,
  publishedMessage,
  publishLabel,
  withoutPhoto,
  withPhoto,
  withPhotoBack,
} from "./batch-values";
import { ConsentBox } from "./consent-box";
import { GALLERY_PATH, publishPath } from "./gallery-paths";

type PhotoBatchProps = { record: EditedRecord<BatchValues>; userId: string; today: string };

/** Several new photos: they are sent, described, and published together. */
export function PhotoBatch({ record, userId, today }: PhotoBatchProps) {
  const editor = useBatchEditor(record, userId);
  const photos = photoIds(editor.values);
  return (
    <RecordEditorFrame
      editor={editor}
      title="Ajouter des photos"
      back={{ to: GALLERY_PATH, label: "Galerie" }}
      saveLabel={publishLabel(photos.length)}
      nameOf={batchName}
      today={today}
      aside={<PublishingBox editor={editor} />}
    >
      <SendingBox editor={editor} />
      <Descriptions editor={editor} />
    </RecordEditorFrame>
  );
}

function SendingBox({ editor }: { editor: RecordEditor<BatchValues> }) {
  const { values, errors, session } = editor;
  return (
    <Box id="envoi" title="1. Choisir les photos" className="ag-sending" data-field="photos">
      <PictureDrop
        target={{ kind: "gallery" }}
        variant="multiple"
        label={photoIds(values).length > 0 ? "Ajouter d’autres photos" : "Choisir des photos"}
        hint={"Plusieurs à la fois. JPG, PNG, WEBP ou GIF\u00a0: le site les allège."}
        describedBy="envoi-pied"
        onUploaded={({ url }, { name: fileName }) => {
          const arrived = { id: newUuid(), url, fileName };
          session.change(withPhoto(session.getState().values, arrived));
        }}
      />
      <FieldFoot id="envoi-pied" errors={errors.photos} />
    </Box>
  );
}

/** Photos that are sent are new: nobody else has them. */
const NO_MERGING = mergingByFields<BatchValues>([]);

function useBatchEditor(record: EditedRecord<BatchValues>, userId: string) {
  return useRecordEditor<BatchValues>({
    record,
    userId,
    kind: "photos",
    readKept: keptAs(batchValuesSchema),
    savePath: publishPath,
    editPath: null,
    refusedWords: (_errors, values) =>
      missingInBatch(values) ?? "corrigez ce qui est signalé en rouge",
    savedMessage: publishedMessage,
    afterSave: GALLERY_PATH,
    merging: NO_MERGING,
  });
}

function batchName(values: BatchValues): string {
  const count = photoIds(values).length;
  const { seriesTitle } = values;
  if (typeof seriesTitle === "string" && seriesTitle) return seriesTitle;
  return count > 1 ? `${count} photos` : "1 photo";
}

function Descriptions({ editor }: { editor: RecordEditor<BatchValues> }) {
  const { values, errors, session, change } = editor;
  const photos = photosOf(values);
  const seriesTitle = typeof values.seriesTitle === "string" ? values.seriesTitle : "";
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(list, values.photos);
  const remove = (id: string) => {
    keepFocus();
    const before = session.getState().values;
    change(withoutPhoto(before, id));
    showToast({
      message: "La photo est retirée de l’envoi.",
      action: {
        label: "Annuler",
        onSelect: () => change(withPhotoBack(session.getState().values, before, id)),
      },
    });
  };
  return (
    <Box
      id="descriptions"
      title="2. Les décrire"
      action={
        photos.length > 0 && (
          <span className="admin-note">{counted(photos.length, "photo", "photos")}</span>
        )
      }
    >
      {photos.length > 0 ? (
        <SeriesTitle editor={editor} value={seriesTitle} />
      ) : (
        <p className="admin-note">Vos photos paraîtront ici dès qu’elles sont choisies.</p>
      )}
      <ul className="ag-batch" ref={list}>
        {photos.map((photo, index) => (
          <BatchCard
            key={photo.id}
            photo={photo}
            number={index + 1}
            seriesTitle={seriesTitle}
            errors={errors}
            onChange={(part) => change(photoChange(photo.id, part))}
            onRemove={() => remove(photo.id)}
          />
        ))}
      </ul>
    </Box>
  );
}

function SeriesTitle({ editor, value }: { editor: RecordEditor<BatchValues>; value: string }) {
  const { values, errors, change } = editor;
  const titles = photosOf(values).map(({ id, title }) => photoChange(id, { title }));
  return (
    <Field
      label="Titre commun"
      hint={
        "Pour les photos qui n’ont pas de titre à elles. Exemple\u00a0: «\u00a0Cross du village 2026\u00a0»."
      }
      error={errors.seriesTitle}
      className="ag-series"
    >
      <TextInput
        value={value}
        limit={NAME_LIMIT}
        data-field="seriesTitle"
        // A common title mends the titles that were missing too.
        onChange={({ currentTarget }) =>
          change(Object.assign({ seriesTitle: currentTarget.value }, ...titles))
        }
      />
    </Field>
  );
}

function PublishingBox({ editor }: { editor: RecordEditor<BatchValues> }): ReactNode {
  const { values, errors, change } = editor;
  const missing = missingInBatch(values);
  return (
    <Box id="publication" title="3. Publier">
      <ConsentBox
        checked={values.hasConsent === true}
        errors={errors.hasConsent}
        onChange={(hasConsent) => change({ hasConsent })}
      >
        Pour toutes les photos de cet envoi. Pour un enfant, c’est l’accord des parents.
      </ConsentBox>
      <p className="admin-note ag-publishing">
        Les photos paraîtront en tête de la galerie, dans l’ordre de cette page.
      </p>
      <p className="ag-missing">{missing ? `${capitalized(missing)}.` : "Rien ne manque."}</p>
    </Box>
  );
}
