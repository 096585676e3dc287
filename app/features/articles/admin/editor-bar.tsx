import { clockTime } from "~/lib/french-dates";
import { parisClock } from "~/lib/paris-instants";
import { Button } from "~/ui/button";
import type { SaveStatus } from "~/ui/editing/editing-state";
import { SaveBar } from "~/ui/editing/save-bar";
import { LIST_PATH } from "./list-query";

type EditorBarProps = {
  status: SaveStatus;
  /** Nothing was typed that the server does not have. */
  isClean: boolean;
  primary: string;
  isBusy: boolean;
  onPrimary: () => void;
  onPreview: () => void;
  onRetry: () => void;
};

const BACK = { to: LIST_PATH, label: "Actualités" };

/** The bar of every editor, with a preview. */
export function EditorBar({ status, isClean, primary, isBusy, ...acts }: EditorBarProps) {
  const { onPrimary, onPreview, onRetry } = acts;
  return (
    <SaveBar back={BACK} status={status} restWords={restWords(status, isClean)} onRetry={onRetry}>
      <Button variant="line" size="sm" icon="eye" aria-label="Aperçu" onClick={onPreview}>
        <span className="ed-preview-label">Aperçu</span>
      </Button>
      <Button size="sm" busy={isBusy} busyLabel="Enregistrement…" onClick={onPrimary}>
        {primary}
      </Button>
    </SaveBar>
  );
}

function restWords(status: SaveStatus, isClean: boolean): string {
  if (status.kind === "saved") return `Enregistré à ${clockTime(parisClock(status.at))}`;
  return isClean ? "Enregistrement automatique" : "Modifications en cours";
}
