import type { FieldErrors } from "~/lib/field-errors";
import { NAME_LIMIT } from "~/lib/line-schema";
import { thumbnailOf } from "~/lib/media-url";
import { Button } from "~/ui/button";
import { Field, Textarea, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { Picture } from "~/ui/picture";
import { AltFields } from "~/ui/pictures/alt-fields";
import { PHOTO_LIMITS } from "../photo";
import type { BatchPhoto } from "../photo-batch";

type BatchCardProps = {
  photo: BatchPhoto;
  /** From 1. */
  number: number;
  /** Its title when it has none of its own. */
  seriesTitle: string;
  errors: FieldErrors;
  onChange: (change: Partial<BatchPhoto>) => void;
  onRemove: () => void;
};

/** A new photo and its words. */
export function BatchCard(props: BatchCardProps) {
  const { photo, number } = props;
  return (
    <li>
      <fieldset className="ag-batch-card">
        <legend className="sr-only">
          Photo {number}, {photo.fileName}
        </legend>
        <PictureSide {...props} />
        <Words {...props} />
      </fieldset>
    </li>
  );
}

function PictureSide({ photo, number, errors, onChange, onRemove }: BatchCardProps) {
  const { id, url, fileName, isFeatured } = photo;
  return (
    <div className="ag-batch-side">
      <div className="ag-frame">
        <Picture
          src={thumbnailOf(url) ?? url}
          alt=""
          sizes="14rem"
          widths={[160, 320]}
          placeholder="?"
        />
      </div>
      <p className="ag-file" aria-hidden="true">
        <b>Photo {number}</b> {fileName}
      </p>
      <FieldFoot id={`${id}-image`} errors={errors[`photos.${id}.url`]} />
      <label className="ad-check">
        <input
          type="checkbox"
          checked={isFeatured}
          onChange={(event) => onChange({ isFeatured: event.currentTarget.checked })}
        />
        À la une
      </label>
      <Button
        variant="soft"
        size="sm"
        icon="trash"
        aria-label={`Retirer la photo ${number}`}
        aria-describedby={`${id}-image`}
        // The picture that was lost is mended by taking it out.
        data-field={`photos.${id}.url`}
        onClick={onRemove}
      >
        Retirer
      </Button>
    </div>
  );
}

function Words({ photo, seriesTitle, errors, onChange }: BatchCardProps) {
  const { id, alt, isDecorative } = photo;
  return (
    <div className="admin-stack ag-batch-fields">
      <Field label="Titre" error={errors[`photos.${id}.title`]}>
        <TextInput
          value={photo.title}
          limit={NAME_LIMIT}
          placeholder={seriesTitle}
          data-field={`photos.${id}.title`}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <AltFields
        alt={alt}
        isDecorative={isDecorative}
        name={`photos.${id}.alt`}
        errors={errors[`photos.${id}.alt`]}
        onChange={onChange}
      />
      <Field
        label="Légende (facultative)"
        hint="Affichée sous la photo, dans la page et en grand."
        error={errors[`photos.${id}.description`]}
      >
        <Textarea
          className="ag-caption"
          rows={2}
          value={photo.description}
          limit={PHOTO_LIMITS.description}
          data-field={`photos.${id}.description`}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
