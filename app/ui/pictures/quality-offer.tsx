import { useState } from "react";
import { presetFor, type UploadTarget } from "~/lib/pictures";
import { Button } from "~/ui/button";
import { usePictureUnderWay } from "~/ui/form-session";
import { useFraming } from "./portrait-framing";
import { UploadList } from "./upload-list";
import { type ChosenImage, useImageUploads } from "./use-image-uploads";

/** A picture that was just sent, with the file that it was made of. */
export type SentPicture = { image: ChosenImage; file: File };

const TOO_SMALL_TO_READ =
  "Cette image est plus haute que large, comme une affiche\u00a0: en haute qualité, ses petits textes se liront mieux.";
const KEPT = "Cette affiche est conservée en haute qualité.";

type QualityOfferProps = {
  target: UploadTarget;
  /** The picture as it was first sent, in normal quality. */
  sent: SentPicture;
  /** The address of the picture that the form holds now. */
  url: string;
  onChosen: (image: ChosenImage) => void;
};

/** Offers high quality for a picture that looks like a poster, and the lighter one back afterwards. */
export function QualityOffer({ target, sent, url, onChosen }: QualityOfferProps) {
  const [high, setHigh] = useState<ChosenImage | null>(null);
  const { askFraming } = useFraming();
  const { uploads, isBusy, add, cancelAll } = useImageUploads({
    target,
    askFraming,
    onUploaded: (image) => {
      setHigh(image);
      onChosen(image);
    },
  });
  usePictureUnderWay(isBusy);
  const isHigh = high?.url === url;
  if (!isHigh && (sent.image.url !== url || !losesDetail(target, sent.image))) return null;
  const send = () => {
    cancelAll();
    add([sent.file], "high");
  };
  return (
    <>
      <p className="admin-note" role="status">
        <span key={String(isHigh)}>{isHigh ? KEPT : TOO_SMALL_TO_READ}</span>
      </p>
      <div className="admin-row">
        {isHigh ? (
          <Button variant="soft" size="sm" onClick={() => onChosen(sent.image)}>
            Revenir à l’image allégée
          </Button>
        ) : (
          <Button
            variant="soft"
            size="sm"
            busy={isBusy}
            busyLabel="Envoi…"
            onClick={() => (high ? onChosen(high) : send())}
          >
            Conserver en haute qualité
          </Button>
        )}
      </div>
      <UploadList uploads={uploads.filter(({ phase }) => phase !== "done")} />
    </>
  );
}

/** Whether a picture higher than wide was made as small as the preset asks. */
function losesDetail(target: UploadTarget, { width, height }: ChosenImage): boolean {
  const preset = presetFor(target, "normal");
  return preset !== null && height > width && height === preset.maxHeight;
}
