import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";

type OnlineNoteProps = {
  /** Where it stands: «En ligne», «Pas encore en ligne». */
  children: ReactNode;
  isOnline: boolean;
  /** Something is written that visitors do not see yet. */
  hasWorkingCopy: boolean;
};

/** In the bar of an editor: whether visitors see what is edited, and all of it. */
export function OnlineNote({ children, isOnline, hasWorkingCopy }: OnlineNoteProps) {
  return (
    <span className={classNames("ed-online", isOnline && "is-online")}>
      {children}
      {isOnline && hasWorkingCopy && ", sans vos dernières modifications"}
    </span>
  );
}

/** In the same bar: shows what is typed as visitors would see it. */
export function PreviewButton({ onPreview }: { onPreview: () => void }) {
  return (
    <Button
      variant="line"
      size="sm"
      icon="eye"
      aria-label="Aperçu"
      className="ed-preview-act"
      onClick={onPreview}
    >
      <span className="ed-preview-label">Aperçu</span>
    </Button>
  );
}
