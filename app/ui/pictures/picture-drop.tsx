import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { offersHighQuality, type UploadTarget } from "~/lib/pictures";
import { classNames } from "~/ui/class-names";
import { usePictureUnderWay } from "~/ui/form-session";
import { Icon } from "~/ui/icon";
import { useDroppedFocus } from "~/ui/use-kept-focus";
import { PortraitFraming, useFraming } from "./portrait-framing";
import { UploadList } from "./upload-list";
import { type ChosenImage, useImageUploads } from "./use-image-uploads";

/** Without HEIC in it, an iPhone gives its photos as JPEG. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif";

export type PictureDropProps = {
  target: UploadTarget;
  /** `single` replaces one picture, `multiple` adds several at once. */
  variant: "single" | "multiple";
  /** Words of the zone: «Ajouter des photos». */
  label: string;
  hint?: ReactNode;
  /** Called once per file, in the order in which they were chosen. */
  onUploaded: (image: ChosenImage, file: File) => void;
  /** Of an error or help that stands elsewhere. */
  describedBy?: string;
  className?: string;
};

/**
 * A place to drop pictures on or to choose them with, by touch, mouse or keyboard: one native file
 * input as large as the zone. Below it stands how far each file is.
 */
export function PictureDrop({
  target,
  variant,
  label,
  hint,
  onUploaded,
  ...props
}: PictureDropProps) {
  const { framing, askFraming } = useFraming();
  const { uploads, isBusy, add, cancelAll } = useImageUploads({ target, onUploaded, askFraming });
  usePictureUnderWay(isBusy);
  const input = useRef<HTMLInputElement>(null);
  useDroppedFocus(framing, () => input.current);
  const [isOver, setOver] = useState(false);
  const [keepsQuality, setKeepsQuality] = useState(false);

  function addChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setOver(false);
    if (variant === "single") cancelAll();
    add(currentTarget.files ?? [], keepsQuality ? "high" : "normal");
    // So that the same file can be chosen again after an error.
    currentTarget.value = "";
  }

  return (
    <div className={classNames("drop", props.className)}>
      <label className={classNames("drop-zone", isOver && "is-over")}>
        <input
          ref={input}
          type="file"
          className="drop-input"
          accept={ACCEPTED}
          multiple={variant === "multiple"}
          aria-describedby={props.describedBy}
          onChange={addChosen}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <Icon name="upload" size={24} />
        {label}
        <small>{hint ?? "JPG, PNG, WEBP ou GIF"}</small>
      </label>
      {offersHighQuality(target) && (
        <QualityBox checked={keepsQuality} onChange={setKeepsQuality} />
      )}
      {framing && <PortraitFraming {...framing} />}
      <UploadList uploads={uploads} isFraming={framing !== null} />
    </div>
  );
}

type QualityBoxProps = { checked: boolean; onChange: (checked: boolean) => void };

function QualityBox({ checked, onChange }: QualityBoxProps) {
  return (
    <label className="drop-quality">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        Conserver en haute qualité
        <small>Plus lourd&nbsp;: pour une photo à regarder en grand.</small>
      </span>
    </label>
  );
}
