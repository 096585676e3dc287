import { useState } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { FieldFoot } from "~/ui/field-foot";
import { Picture } from "~/ui/picture";
import { AltFields } from "~/ui/pictures/alt-fields";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { type ChosenPicture, PictureNotice, usePictureNotice } from "~/ui/pictures/picture-notice";
import { showToast } from "~/ui/toaster";
import type { PhotoValues } from "../photo";

type PhotoImageBoxProps = {
  values: PhotoValues;
  errors: FieldErrors;
  onChange: (change: Partial<PhotoValues>) => void;
};

/** The picture of a photo, its description, and another picture in its place. */
export function PhotoImageBox({ values, errors, onChange }: PhotoImageBoxProps) {
  const { url, alt, isDecorative } = values;
  const { notice, note } = usePictureNotice(url);
  return (
    <Box id="image" title="Photo">
      <div className="ag-photo">
        <div className="ag-large">
          <Picture
            src={url}
            alt={alt}
            sizes="(width < 48rem) 90vw, 26rem"
            widths={[320, 480, 640, 960]}
            placeholder="?"
          />
        </div>
        <div className="admin-stack ag-photo-words">
          <AltFields
            alt={alt}
            isDecorative={isDecorative}
            name="alt"
            errors={errors.alt}
            onChange={onChange}
          />
          <PictureNotice notice={notice} />
          <Replacement
            errors={errors.url}
            onReplace={(picture) => {
              note(picture);
              replacePicture(values, picture.url, onChange);
            }}
          />
        </div>
      </div>
    </Box>
  );
}

/** Another picture, other words and other people: the old ones would be wrong. */
function replacePicture(
  { url: oldUrl, alt, isDecorative, hasConsent }: PhotoValues,
  url: string,
  onChange: PhotoImageBoxProps["onChange"],
) {
  onChange({ url, alt: "", isDecorative: false, hasConsent: false });
  showToast({
    message: "La photo est remplacée. Décrivez-la et confirmez l’accord des personnes.",
    action: {
      label: "Annuler",
      onSelect: () => onChange({ url: oldUrl, alt, isDecorative, hasConsent }),
    },
  });
}

type ReplacementProps = {
  errors: readonly string[] | undefined;
  onReplace: (picture: ChosenPicture) => void;
};

function Replacement({ errors, onReplace }: ReplacementProps) {
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <div className="admin-row" data-field="url">
        <Button
          variant="soft"
          size="sm"
          icon="upload"
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        >
          {isReplacing ? "Garder cette photo" : "Remplacer la photo"}
        </Button>
      </div>
      <FieldFoot id="image-pied" errors={errors} />
      {isReplacing && (
        <PictureDrop
          target={{ kind: "gallery" }}
          variant="single"
          label="Choisir une autre photo"
          onUploaded={(picture) => {
            setReplacing(false);
            onReplace(picture);
          }}
        />
      )}
    </>
  );
}
