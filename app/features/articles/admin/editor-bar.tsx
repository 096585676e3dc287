import { SHOW_CONFLICT } from "~/editing/conflict";
import { OnlineNote, PreviewButton } from "~/editing/publishing-bar";
import { SaveBar } from "~/editing/save-bar";
import type { SaveStatus } from "~/editing/session-state";
import { clockTime } from "~/lib/french-dates";
import { parisClock } from "~/lib/paris-instants";
import { Button } from "~/ui/button";
import type { PublicationState } from "../article.types";
import type { ArticleState } from "./article-editing";
import { type EditorValues, offeredStatuses, saveLabel } from "./editor-values";
import { LIST_PATH } from "./list-query";

type EditorBarProps = {
  state: ArticleState;
  /** Nothing was typed that the server does not have. */
  isClean: boolean;
  isBusy: boolean;
  onSave: (status: EditorValues["status"]) => void;
  onPreview: () => void;
  onRetry: () => void;
};

const BACK = { to: LIST_PATH, label: "Actualités" };

const ONLINE_WORDS: Record<PublicationState, string> = {
  published: "En ligne",
  scheduled: "Pas encore en ligne",
  draft: "Pas en ligne",
  expired: "Plus en ligne",
  trash: "Pas en ligne",
};

/** The bar of every editor: here with what visitors see, what they are to see, and a preview. */
export function EditorBar({ state, isClean, isBusy, onSave, onPreview, onRetry }: EditorBarProps) {
  const { status, values, record, picturesUnderWay, conflict } = state;
  const statuses = offeredStatuses(values.status, record.state);
  const words = picturesUnderWay > 0 ? "Envoi d’une image…" : restWords(status, isClean);
  return (
    <SaveBar
      back={BACK}
      status={status}
      restWords={words}
      note={
        <OnlineNote isOnline={record.state === "published"} hasWorkingCopy={record.hasWorkingCopy}>
          {ONLINE_WORDS[record.state]}
        </OnlineNote>
      }
      onRetry={onRetry}
    >
      {(conflict ? statuses.slice(0, 1) : statuses).map((offered, index) => (
        <Button
          // The button that was pressed stays the same one, with its focus, when its words change.
          key={index === 0 ? "main" : "draft"}
          variant={index === 0 ? "action" : "line"}
          size="sm"
          busy={isBusy}
          busyLabel={index === 0 ? "Enregistrement…" : undefined}
          onClick={() => onSave(offered)}
        >
          {conflict ? SHOW_CONFLICT : saveLabel(offered, record.state)}
        </Button>
      ))}
      <PreviewButton onPreview={onPreview} />
    </SaveBar>
  );
}

function restWords(status: SaveStatus, isClean: boolean): string {
  if (status.kind === "saved") return `Enregistré à ${clockTime(parisClock(status.at))}`;
  return isClean ? "Enregistrement automatique" : "Modifications en cours";
}
