import { useEffect, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

export type ScreenshotChoice = {
  /** Made lighter, ready to leave. */
  picture: Blob | null;
  isPreparing: boolean;
  choose: (file: File | null) => void;
  /** While the message is sent: success removes the picture, whichever it is. */
  isLocked: boolean;
};

type ScreenshotFieldProps = ScreenshotChoice & { error: string[] | undefined };

/** A picture of what is wrong, shown as it will be sent. */
export function ScreenshotField({ picture, error, ...choice }: ScreenshotFieldProps) {
  const preview = usePreview(picture);
  const errorId = useId();
  return (
    <div className="admin-stack">
      {picture && preview ? (
        <div className="sp-preview">
          <img src={preview} alt="La capture d’écran qui sera envoyée" />
          <Button
            variant="soft"
            size="sm"
            icon="trash"
            disabled={choice.isLocked}
            onClick={() => choice.choose(null)}
          >
            Retirer l’image
          </Button>
        </div>
      ) : (
        <PictureChoice {...choice} describedBy={error && errorId} />
      )}
      <p id={errorId} role="status" className={error && "field-error"}>
        {error && <Icon name="warning" size={18} />}
        {error}
      </p>
    </div>
  );
}

type PictureChoiceProps = Omit<ScreenshotChoice, "picture"> & { describedBy: string | undefined };

/** By touch, mouse or keyboard, or dropped on it: a native file input as large as the zone. */
function PictureChoice({ isPreparing, choose, isLocked, describedBy }: PictureChoiceProps) {
  return (
    <div className="drop">
      <label className="drop-zone">
        <input
          type="file"
          className="drop-input"
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-describedby={describedBy}
          disabled={isLocked}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0] ?? null);
            // So that the same file can be chosen again after an error.
            currentTarget.value = "";
          }}
        />
        <Icon name="upload" size={24} />
        {isPreparing ? "Préparation de l’image…" : "Ajouter une capture d’écran"}
        <small>Facultative. JPG, PNG, WEBP ou GIF</small>
      </label>
    </div>
  );
}

function usePreview(picture: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return setUrl(null);
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}
