import type { KeyboardEvent, PointerEventHandler } from "react";
import type { CommandFields } from "~/lib/command";
import { CommandForm } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";

type HandleProps = {
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerUp: PointerEventHandler<HTMLElement>;
  onPointerCancel: PointerEventHandler<HTMLElement>;
};

type RowOrderProps = {
  /** Where the commands of the list go: intents `move-up` and `move-down`. */
  path: string;
  id: string;
  title: string;
  position: number;
  isFirst: boolean;
  isLast: boolean;
  handle: HandleProps;
  onCommand: (fields: CommandFields) => void;
};

/** Handle, rank and arrows of a line. Arrows at the edge stay focusable: a line may have just got there. */
export function RowOrder({ id, title, position, isFirst, isLast, ...props }: RowOrderProps) {
  const { path, handle, onCommand } = props;
  const moveWithArrows = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const isUp = event.key === "ArrowUp";
    if (isUp ? !isFirst : !isLast) onCommand({ intent: isUp ? "move-up" : "move-down", id });
  };
  return (
    <div className="al-ord">
      <button
        type="button"
        className="icon-btn al-handle"
        data-focus-key={`${id}:handle`}
        aria-label={`Déplacer «\u00a0${title}\u00a0» (glisser, ou flèches du clavier)`}
        onKeyDown={moveWithArrows}
        {...handle}
      >
        <Icon name="grip" size={22} />
      </button>
      <span className="al-rank">
        <span className="sr-only">Rang </span>
        {position}
      </span>
      <MoveArrows
        path={path}
        id={id}
        title={title}
        isFirst={isFirst}
        isLast={isLast}
        onCommand={onCommand}
      />
    </div>
  );
}

type MoveArrowsProps = Pick<
  RowOrderProps,
  "path" | "id" | "title" | "isFirst" | "isLast" | "onCommand"
>;

/** Moves a line by one place. */
export function MoveArrows({ isFirst, isLast, ...arrow }: MoveArrowsProps) {
  return (
    <span className="al-arrows">
      <Arrow {...arrow} direction="up" off={isFirst} />
      <Arrow {...arrow} direction="down" off={isLast} />
    </span>
  );
}

type ArrowProps = {
  path: string;
  id: string;
  direction: "up" | "down";
  title: string;
  off: boolean;
  onCommand: (fields: CommandFields) => void;
};

function Arrow({ path, id, direction, title, off, onCommand }: ArrowProps) {
  const isUp = direction === "up";
  return (
    <CommandForm
      path={path}
      fields={{ intent: `move-${direction}`, id }}
      onCommand={(fields) => {
        if (!off) onCommand(fields);
      }}
    >
      <IconButton
        type="submit"
        icon={isUp ? "chevron-up" : "chevron-down"}
        iconSize={20}
        label={`${isUp ? "Monter" : "Descendre"} «\u00a0${title}\u00a0» d’une place`}
        aria-disabled={off || undefined}
        data-focus-key={`${id}:${direction}`}
      />
    </CommandForm>
  );
}
