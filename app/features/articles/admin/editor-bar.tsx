import { Link } from "react-router";
import { clockTime, parisClock } from "~/lib/french-dates";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { SaveStatus } from "./editor-state";
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

/** Way back, what is saved and when, preview, and the one button that names what will happen. */
export function EditorBar({ primary, isBusy, onPrimary, onPreview, ...saved }: EditorBarProps) {
  return (
    <section className="ed-bar" aria-label="Enregistrement">
      <Link className="ed-back" to={LIST_PATH}>
        <Icon name="arrow-left" />
        <span>Actualités</span>
      </Link>
      <SavedLine {...saved} />
      <div className="ed-bar-acts">
        <Button variant="line" size="sm" icon="eye" aria-label="Aperçu" onClick={onPreview}>
          <span className="ed-preview-label">Aperçu</span>
        </Button>
        <Button size="sm" busy={isBusy} busyLabel="Enregistrement…" onClick={onPrimary}>
          {primary}
        </Button>
      </div>
    </section>
  );
}

type SavedLineProps = Pick<EditorBarProps, "status" | "isClean" | "onRetry">;

function SavedLine({ status, isClean, onRetry }: SavedLineProps) {
  const isFailed = status.kind === "failed";
  return (
    <span className={classNames("ed-saved", isFailed && "is-failed")}>
      <Icon name={isFailed ? "warning" : "saved"} />
      <span role={isFailed ? "alert" : "status"}>{savedWords(status, isClean)}</span>
      {isFailed && status.remedy === "retry" && (
        <button type="button" onClick={onRetry}>
          Réessayer
        </button>
      )}
      {isFailed && status.remedy === "login" && (
        <a href="/admin" target="_blank" rel="noreferrer">
          Se reconnecter
        </a>
      )}
    </span>
  );
}

function savedWords(status: SaveStatus, isClean: boolean): string {
  switch (status.kind) {
    case "saving":
      return "Enregistrement…";
    case "saved":
      return `Enregistré à ${clockTime(parisClock(status.at))}`;
    case "failed":
      return `Non enregistré\u00a0: ${status.message}`;
    default:
      return isClean ? "Enregistrement automatique" : "Modifications en cours";
  }
}
