import { WAITING_FOR_SERVER } from "~/lib/request-failure";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { spokenSummary } from "./spoken-summary";
import type { ImageUpload } from "./use-image-uploads";

type UploadListProps = {
  uploads: readonly ImageUpload[];
  /** Whether the one file waits for the person, not for the network. */
  isFraming?: boolean;
};

/** How far each file is, seen and read aloud. */
export function UploadList({ uploads, isFraming = false }: UploadListProps) {
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
