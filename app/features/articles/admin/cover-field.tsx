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
import { QualityOffer, type SentPicture } from "~/ui/pictures/quality-offer";
import type { ChosenImage } from "~/ui/pictures/use-image-uploads";
import { showToast } from "~/ui/toaster";
import { type ArticleCover, NEW_COVER } from "../article";
import { isShownWhole } from "../cover-shape";
import type { ChangeValues } from "./editor-values";

type CoverFieldProps = {
  articleId: string;
  cover: ArticleCover | null;
  onChange: ChangeValues;
  errors: FieldErrors;
};

export function CoverField({ articleId, cover, onChange, errors }: CoverFieldProps) {
  const [sent, setSent] = useState<SentPicture | null>(null);
  const [stored, setStored] = useState<ChosenImage | null>(null);
  // Another picture, another description and another frame: the old ones would be wrong.
  const take = (image: ChosenImage, file: File) => {
    setSent({ image, file });
    setStored(image);
    onChange({ cover: { ...NEW_COVER, url: image.url } });
  };
  const takeInQuality = (image: ChosenImage) => {
    setStored(image);
    if (cover) onChange({ cover: { ...cover, url: image.url } });
  };
  return (
    <Box id="couverture" title="Image de couverture">
      {cover ? (
        <div className="ed-cover">
          <FocalPoint
            url={cover.url}
            size={imageSizeOf(cover.url) ?? { width: 1200, height: 800 }}
            ratio={3 / 2}
            frameLabel={"Cadre de la carte\u00a0: 3 × 2"}
            x={cover.focusX}
            y={cover.focusY}
            onChange={(focusX, focusY) => onChange({ cover: { ...cover, focusX, focusY } })}
          />
          <CoverDetails
            stored={stored}
            sent={sent}
            onStored={take}
            onQuality={takeInQuality}
            articleId={articleId}
            cover={cover}
            onChange={onChange}
            errors={errors}
          />
        </div>
      ) : (
        <CoverDrop articleId={articleId} label="Ajouter une image" onUploaded={take} />
      )}
      <FieldFoot id="couverture-pied" errors={errors["cover.url"]} />
    </Box>
  );
}

type CoverDetailsProps = CoverFieldProps & {
  cover: ArticleCover;
  /** The picture that was sent last, and how it was first sent. */
  stored: ChosenImage | null;
  sent: SentPicture | null;
  onStored: (image: ChosenImage, file: File) => void;
  onQuality: (image: ChosenImage) => void;
};

function CoverDetails({ cover, stored, sent, articleId, ...props }: CoverDetailsProps) {
  const { onChange, onStored, onQuality, errors } = props;
  const { url } = cover;
  const [isReplacing, setReplacing] = useState(false);
  return (
    <div className="admin-stack ed-cover-details">
      <AltFields
        alt={cover.alt}
        isDecorative={cover.isDecorative}
        name="cover.alt"
        errors={errors["cover.alt"]}
        onChange={(change) => onChange({ cover: { ...cover, ...change } })}
      />
      <p className="admin-note">
        Glissez le point jaune sur ce qui doit rester visible.{" "}
        {isShownWhole(url) &&
          "Ce cadre est celui des listes\u00a0: la page de l’actualité montre l’image entière. "}
        {sizeInWords(url, stored)}
      </p>
      <PictureNotice notice={stored?.url === url ? stored.notice : null} />
      {sent && (
        <QualityOffer
          key={sent.image.url}
          target={{ kind: "article", articleId }}
          sent={sent}
          url={url}
          onChosen={onQuality}
        />
      )}
      {isReplacing && (
        <CoverDrop
          articleId={articleId}
          label="Choisir une autre image"
          onUploaded={(image, file) => {
            setReplacing(false);
            onStored(image, file);
          }}
        />
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
        <Button variant="soft" size="sm" icon="trash" onClick={() => removeCover(cover, onChange)}>
          Retirer
        </Button>
      </div>
    </div>
  );
}

type CoverDropProps = {
  articleId: string;
  label: string;
  onUploaded: (image: ChosenImage, file: File) => void;
};

function CoverDrop({ articleId, ...props }: CoverDropProps) {
  return <PictureDrop target={{ kind: "article", articleId }} variant="single" {...props} />;
}

function removeCover(cover: ArticleCover, onChange: ChangeValues) {
  onChange({ cover: null });
  showToast({
    message: "L’image de couverture est retirée.",
    action: { label: "Annuler", onSelect: () => onChange({ cover }) },
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
