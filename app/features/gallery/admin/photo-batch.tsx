import { useRef } from "react";
import type { EditedRecord } from "~/editing/edited-record";
import { mergingByFields } from "~/editing/merging";
import { type RecordEditor, RecordEditorFrame, useRecordEditor } from "~/editing/record-editor";
import type { SaveIntent } from "~/editing/session-state";
import { capitalized } from "~/lib/capitalized";
import { counted } from "~/lib/french-numbers";
import { NAME_LIMIT } from "~/lib/line-schema";
import { withEntry } from "~/lib/lists";
import { newUuid } from "~/lib/uuid";
import { readKeptCopy } from "~/records/kind";
import { Box } from "~/ui/box";
import { Field, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { showToast } from "~/ui/toaster";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { type BatchPhoto, type BatchValues, newBatchPhoto, photoBatch } from "../photo-batch";
import { BatchCard } from "./batch-card";
import { batchName, missingInBatch, publishedMessage, publishLabel } from "./batch-labels";
import { ConsentBox } from "./consent-box";
import { GALLERY_PATH, publishPath } from "./gallery-paths";

type PhotoBatchProps = { record: EditedRecord<BatchValues>; userId: string; today: string };

/** Several new photos: they are sent, described, and published together. */
export function PhotoBatch({ record, userId, today }: PhotoBatchProps) {
  const editor = useBatchEditor(record, userId);
  return (
    <RecordEditorFrame
      editor={editor}
      title="Ajouter des photos"
      back={{ to: GALLERY_PATH, label: "Galerie" }}
      saveLabel={publishLabel(editor.values.photos.length)}
      nameOf={batchName}
      today={today}
      aside={<PublishingBox editor={editor} />}
    >
      <SendingBox editor={editor} />
      <Descriptions editor={editor} />
    </RecordEditorFrame>
  );
}

function SendingBox({ editor: { values, errors, session } }: BatchProps) {
  return (
    <Box id="envoi" title="1. Choisir les photos" className="ag-sending" data-field="photos">
      <PictureDrop
        target={{ kind: "gallery" }}
        variant="multiple"
        label={values.photos.length > 0 ? "Ajouter d’autres photos" : "Choisir des photos"}
        hint={"Plusieurs à la fois. JPG, PNG, WEBP ou GIF\u00a0: le site les allège."}
        describedBy="envoi-pied"
        onUploaded={({ url }, { name: fileName }) => {
          const arrived = newBatchPhoto({ id: newUuid(), url, fileName });
          changePhotos(session, (photos) => [...photos, arrived]);
        }}
      />
      <FieldFoot id="envoi-pied" errors={errors.photos} />
    </Box>
  );
}

type BatchEditor = RecordEditor<BatchValues>;
type BatchProps = { editor: BatchEditor };

/** The photos as they are now: one may have arrived since the page was drawn. */
function changePhotos(
  session: BatchEditor["session"],
  change: (photos: readonly BatchPhoto[]) => BatchPhoto[],
): void {
  session.change({ photos: change(session.getState().values.photos) });
}

/** Photos that are sent are new: nobody else has them. */
const NO_MERGING = mergingByFields<BatchValues>([]);

function useBatchEditor(record: EditedRecord<BatchValues>, userId: string): BatchEditor {
  return useRecordEditor<BatchValues>({
    record,
    userId,
    kind: photoBatch.localCopy,
    readKept: (kept, opened) => readKeptCopy(photoBatch, kept, opened),
    savePath: publishPath,
    toBody,
    editPath: null,
    clearedBy: { "photos.*.title": ["seriesTitle"] },
    refusedWords: (_errors, values) =>
      missingInBatch(values) ?? "corrigez ce qui est signalé en rouge",
    savedMessage: publishedMessage,
    afterSave: GALLERY_PATH,
    merging: NO_MERGING,
  });
}

function toBody(
  { seriesTitle, photos, hasConsent }: BatchValues,
  version: number,
  intent: SaveIntent,
): string {
  return JSON.stringify({ intent, version, values: { seriesTitle, photos, hasConsent } });
}

function Descriptions({ editor }: BatchProps) {
  const { values, errors, session } = editor;
  const { photos, seriesTitle } = values;
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(list, photos);
  const edit = (id: string, part: Partial<BatchPhoto>) =>
    changePhotos(session, (all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (photo: BatchPhoto, index: number) => {
    keepFocus();
    const othersOf = (all: readonly BatchPhoto[]) => all.filter(({ id }) => id !== photo.id);
    changePhotos(session, othersOf);
    showToast({
      message: "La photo est retirée de l’envoi.",
      action: {
        label: "Annuler",
        onSelect: () => changePhotos(session, (all) => withEntry(othersOf(all), index, photo)),
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
        <SeriesTitle editor={editor} />
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
            onChange={(part) => edit(photo.id, part)}
            onRemove={() => remove(photo, index)}
          />
        ))}
      </ul>
    </Box>
  );
}

function SeriesTitle({ editor: { values, errors, change } }: BatchProps) {
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
        value={values.seriesTitle}
        limit={NAME_LIMIT}
        data-field="seriesTitle"
        onChange={({ currentTarget }) => change({ seriesTitle: currentTarget.value })}
      />
    </Field>
  );
}

function PublishingBox({ editor: { values, errors, change } }: BatchProps) {
  const missing = missingInBatch(values);
  return (
    <Box id="publication" title="3. Publier">
      <ConsentBox
        checked={values.hasConsent}
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
