import type { KeyboardEvent } from "react";
import type { CommandFields } from "~/ui/editing/command";
import { CommandForm } from "~/ui/editing/command-form";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import type { usePointerReorder } from "~/ui/use-pointer-reorder";
import { COMMANDS_PATH } from "./product-paths";

type ProductRowOrderProps = {
  id: string;
  name: string;
  rank: number;
  isFirst: boolean;
  isLast: boolean;
  handle: ReturnType<ReturnType<typeof usePointerReorder>["handleProps"]>;
  onCommand: (fields: CommandFields) => void;
};

/** Handle, rank and arrows of a line. Arrows at the edge stay focusable: a line may have just got there. */
export function ProductRowOrder({
  id,
  name,
  rank,
  isFirst,
  isLast,
  ...props
}: ProductRowOrderProps) {
  const { handle, onCommand } = props;
  const moveByKey = (event: KeyboardEvent) => {
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
        aria-label={`Déplacer «\u00a0${name}\u00a0» (glisser, ou flèches du clavier)`}
        onKeyDown={moveByKey}
        {...handle}
      >
        <Icon name="grip" size={22} />
      </button>
      <span className="al-rank">
        <span className="sr-only">Rang </span>
        {rank}
      </span>
      <span className="al-arrows">
        <Arrow id={id} direction="up" name={name} off={isFirst} onCommand={onCommand} />
        <Arrow id={id} direction="down" name={name} off={isLast} onCommand={onCommand} />
      </span>
    </div>
  );
}

type ArrowProps = {
  id: string;
  direction: "up" | "down";
  name: string;
  off: boolean;
  onCommand: (fields: CommandFields) => void;
};

function Arrow({ id, direction, name, off, onCommand }: ArrowProps) {
  const isUp = direction === "up";
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
        icon={isUp ? "chevron-up" : "chevron-down"}
        iconSize={20}
        label={`${isUp ? "Monter" : "Descendre"} d’une place «\u00a0${name}\u00a0»`}
        aria-disabled={off || undefined}
        data-focus-key={`${id}:${direction}`}
      />
    </CommandForm>
  );
}
