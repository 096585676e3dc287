import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { offersHighQuality, type UploadTarget } from "~/lib/pictures";
import { WAITING_FOR_SERVER } from "~/lib/request-failure";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { usePictureUnderWay } from "~/ui/form-session";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { useDroppedFocus } from "~/ui/use-kept-focus";
import { PortraitFraming, useFraming } from "./portrait-framing";
import { spokenSummary } from "./spoken-summary";
import { type ChosenImage, type ImageUpload, useImageUploads } from "./use-image-uploads";

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
  keepsPosters?: boolean;
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
  keepsPosters,
  ...props
}: PictureDropProps) {
  const { framing, askFraming } = useFraming();
  const { uploads, isBusy, add, cancelAll } = useImageUploads({
    target,
    onUploaded,
    askFraming,
    keepsPosters,
  });
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

/** `isFraming`: the one file waits for the person, not for the network. */
type UploadListProps = { uploads: readonly ImageUpload[]; isFraming: boolean };

function UploadList({ uploads, isFraming }: UploadListProps) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className="upload-list">
          {uploads.map((upload) => (
            <UploadItem key={upload.id} upload={upload} isFraming={isFraming} />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {!isFraming && spokenSummary(uploads)}
      </p>
    </>
  );
}

type UploadItemProps = { upload: ImageUpload; isFraming: boolean };

function UploadItem({ upload, isFraming }: UploadItemProps) {
  const { name, phase, progress, error, notice } = upload;
  const isDone = phase === "done";
  return (
    <li className={classNames("upload-item", `upload-${phase}`)}>
      <p className="upload-name">
        {isDone && <Icon name="check-circle" size={18} />}
        {error && <Icon name="warning" size={18} />}
        <span>{name}</span>
        {!error && <small>{isFraming ? "À cadrer" : phaseLabel(upload)}</small>}
      </p>
      {!error && !isDone && !isFraming && (
        <progress className="upload-bar" value={progress} max={1} aria-label={`Envoi de ${name}`} />
      )}
      {error && (
        <p className="upload-error" role="alert">
          {error}
        </p>
      )}
      {notice && <p className="upload-notice">{notice}</p>}
      {!isDone && <UploadActions upload={upload} isFraming={isFraming} />}
    </li>
  );
}

function UploadActions({ upload, isFraming }: UploadItemProps) {
  const { name, error, canRetry, retry, cancel } = upload;
  return (
    <div className="upload-actions">
      {error && canRetry && (
        <Button variant="soft" size="sm" onClick={retry} aria-label={`Réessayer ${name}`}>
          Réessayer
        </Button>
      )}
      <IconButton
        icon="close"
        iconSize={18}
        label={error || isFraming ? `Retirer ${name} de la liste` : `Annuler l’envoi de ${name}`}
        onClick={cancel}
      />
    </div>
  );
}

function phaseLabel({ phase }: ImageUpload): string {
  if (phase === "done") return "Envoyée";
  if (phase === "sending") return "Envoi…";
  if (phase === "waiting") return WAITING_FOR_SERVER;
  return phase === "unstarted" ? "En attente" : "Préparation…";
}
