import { useState } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { imageSizeOf } from "~/lib/media-url";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { FieldFoot } from "~/ui/field-foot";
import { AltFields } from "~/ui/pictures/alt-fields";
import { FocalPoint } from "~/ui/pictures/focal-point";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { PictureNotice } from "~/ui/pictures/picture-notice";
import type { ChosenImage } from "~/ui/pictures/use-image-uploads";
import { showToast } from "~/ui/toaster";
import type { ChangeValues, EditorValues } from "./editor-values";

type CoverFieldProps = {
  articleId: string;
  values: EditorValues;
  onChange: ChangeValues;
  errors: FieldErrors;
};

export function CoverField({ articleId, values, onChange, errors }: CoverFieldProps) {
  const [stored, setStored] = useState<ChosenImage | null>(null);
  const take = (picture: ChosenImage) => {
    setStored(picture);
    const isReplacement = values.coverUrl !== undefined;
    onChange({
      coverUrl: picture.url,
      coverFocusX: 50,
      coverFocusY: 50,
      // Another picture, another description: the old one would be wrong.
      ...(isReplacement && { coverAlt: "", coverIsDecorative: false }),
    });
  };
  return (
    <Box id="couverture" title="Image de couverture">
      {values.coverUrl ? (
        <div className="ed-cover">
          <FocalPoint
            url={values.coverUrl}
            size={imageSizeOf(values.coverUrl) ?? { width: 1200, height: 800 }}
            ratio={3 / 2}
            frameLabel={"Cadre de la carte\u00a0: 3 × 2"}
            x={values.coverFocusX}
            y={values.coverFocusY}
            onChange={(coverFocusX, coverFocusY) => onChange({ coverFocusX, coverFocusY })}
          />
          <CoverDetails
            key={values.coverUrl}
            url={values.coverUrl}
            stored={stored}
            onStored={take}
            articleId={articleId}
            values={values}
            onChange={onChange}
            errors={errors}
          />
        </div>
      ) : (
        <CoverDrop articleId={articleId} label="Ajouter une image" onUploaded={take} />
      )}
      <FieldFoot id="couverture-pied" errors={errors.coverUrl} />
    </Box>
  );
}

type CoverDetailsProps = CoverFieldProps & {
  url: string;
  stored: ChosenImage | null;
  onStored: (picture: ChosenImage) => void;
};

function CoverDetails({ url, stored, onStored, articleId, values, ...props }: CoverDetailsProps) {
  const { onChange, errors } = props;
  const [isReplacing, setReplacing] = useState(false);
  return (
    <div className="admin-stack ed-cover-details">
      <AltFields
        alt={values.coverAlt}
        isDecorative={values.coverIsDecorative}
        name="coverAlt"
        errors={errors.coverAlt}
        onChange={({ alt = values.coverAlt, isDecorative = values.coverIsDecorative }) =>
          onChange({ coverAlt: alt, coverIsDecorative: isDecorative })
        }
      />
      <p className="admin-note">
        Glissez le point jaune sur ce qui doit rester visible. {sizeInWords(url, stored)}
      </p>
      <PictureNotice notice={stored?.url === url ? stored.notice : null} />
      {isReplacing && (
        <CoverDrop articleId={articleId} label="Choisir une autre image" onUploaded={onStored} />
      )}
      <div className="admin-row">
        <Button
          variant="soft"
          size="sm"
          icon="upload"
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        >
          {isReplacing ? "Garder cette image" : "Remplacer"}
        </Button>
        <Button variant="soft" size="sm" icon="trash" onClick={() => removeCover(values, onChange)}>
          Retirer
        </Button>
      </div>
    </div>
  );
}

type CoverDropProps = {
  articleId: string;
  label: string;
  onUploaded: (picture: ChosenImage) => void;
};

function CoverDrop({ articleId, ...props }: CoverDropProps) {
  return <PictureDrop target={{ kind: "article", articleId }} variant="single" {...props} />;
}

function removeCover(values: EditorValues, onChange: ChangeValues) {
  const { coverUrl, coverAlt, coverIsDecorative, coverFocusX, coverFocusY } = values;
  const removed = { coverUrl, coverAlt, coverIsDecorative, coverFocusX, coverFocusY };
  onChange({ coverUrl: undefined, coverAlt: "", coverIsDecorative: false });
  showToast({
    message: "L’image de couverture est retirée.",
    action: { label: "Annuler", onSelect: () => onChange(removed) },
  });
}

/** `Image allégée à 1 200 × 800, 318 Ko.` The weight is known right after the upload only. */
function sizeInWords(url: string, stored: ChosenImage | null): string {
  const size = imageSizeOf(url);
  if (!size) return "";
  const pixels = `${size.width.toLocaleString("fr-FR")} × ${size.height.toLocaleString("fr-FR")}`;
  if (stored?.url !== url) return `Image de ${pixels}.`;
  return `Image allégée à ${pixels}, ${Math.round(stored.byteSize / 1024)}\u00a0Ko.`;
}
