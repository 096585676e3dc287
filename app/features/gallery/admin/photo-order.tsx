import type { KeyboardEvent, PointerEventHandler } from "react";
import type { CommandFields } from "~/lib/command";
import { CommandForm } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import type { AdminPhoto } from "../gallery-admin.types";
import { COMMANDS_PATH } from "./gallery-paths";

type HandleProps = {
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerUp: PointerEventHandler<HTMLElement>;
  onPointerCancel: PointerEventHandler<HTMLElement>;
};

type PhotoOrderProps = {
  photo: AdminPhoto;
  rank: number;
  /** Of its part of the page: featured photos stand before the others. */
  isFirst: boolean;
  isLast: boolean;
  handle: HandleProps;
  onCommand: (fields: CommandFields) => void;
};

const INTENTS: Partial<Record<string, "move-earlier" | "move-later" | "move-first">> = {
  ArrowLeft: "move-earlier",
  ArrowUp: "move-earlier",
  ArrowRight: "move-later",
  ArrowDown: "move-later",
  Home: "move-first",
};

/** Handle, rank and arrows of a photo. Arrows at the edge stay focusable: a photo may have just got there. */
export function PhotoOrder({ photo, rank, isFirst, isLast, handle, onCommand }: PhotoOrderProps) {
  const { id, title } = photo;
  const moveByKey = (event: KeyboardEvent) => {
    const intent = INTENTS[event.key];
    if (!intent) return;
    event.preventDefault();
    if (intent === "move-later" ? !isLast : !isFirst) onCommand({ intent, id });
  };
  return (
    <div className="ag-order">
      <button
        type="button"
        className="icon-btn al-handle"
        data-focus-key={`${id}:handle`}
        aria-label={`Déplacer «\u00a0${title}\u00a0» (glisser, ou flèches du clavier)`}
        onKeyDown={moveByKey}
        {...handle}
      >
        <Icon name="grip" size={22} />
      </button>
      <Arrow photo={photo} direction="earlier" off={isFirst} onCommand={onCommand} />
      <span className="al-rank">
        <span className="sr-only">Rang </span>
        {rank}
      </span>
      <Arrow photo={photo} direction="later" off={isLast} onCommand={onCommand} />
    </div>
  );
}

type ArrowProps = {
  photo: AdminPhoto;
  direction: "earlier" | "later";
  off: boolean;
  onCommand: (fields: CommandFields) => void;
};

function Arrow({ photo: { id, title }, direction, off, onCommand }: ArrowProps) {
  const isEarlier = direction === "earlier";
  return (
    <CommandForm
      path={COMMANDS_PATH}
      fields={{ intent: `move-${direction}`, id }}
      onCommand={(fields) => {
        if (!off) onCommand(fields);
      }}
    >
      <IconButton
        type="submit"
        className="ag-arrow"
        icon={isEarlier ? "chevron-left" : "chevron-right"}
        iconSize={20}
        label={`${isEarlier ? "Avancer" : "Reculer"} «\u00a0${title}\u00a0» d’une place`}
        aria-disabled={off || undefined}
        data-focus-key={`${id}:${direction}`}
      />
    </CommandForm>
  );
}
