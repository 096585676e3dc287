import type { KeyboardEvent } from "react";
import type { CommandFields } from "~/lib/command";
import { CommandForm } from "~/ui/commands";
import { Icon, type IconName } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import type { HandleProps } from "~/ui/use-pointer-reorder";

/** Lines stand below each other, tiles side by side. */
type Look = "line" | "tile";

type OrderControlsProps = {
  look: Look;
  /** Where the commands of the list go. */
  path: string;
  id: string;
  title: string;
  position: number;
  isFirst: boolean;
  isLast: boolean;
  handle: HandleProps;
  onCommand: (fields: CommandFields) => void;
};

const KEYS: Record<Look, Readonly<Record<string, "move-up" | "move-down" | "move-first">>> = {
  line: { ArrowUp: "move-up", ArrowDown: "move-down" },
  tile: {
    ArrowUp: "move-up",
    ArrowLeft: "move-up",
    ArrowDown: "move-down",
    ArrowRight: "move-down",
    Home: "move-first",
  },
};

/** Handle, rank and arrows of an item. Arrows at the edge stay focusable: an item may have just got there. */
export function OrderControls({ look, position, handle, ...props }: OrderControlsProps) {
  const { id, title, isFirst, isLast, onCommand } = props;
  const moveByKey = (event: KeyboardEvent) => {
    const intent = KEYS[look][event.key];
    if (!intent) return;
    event.preventDefault();
    if (intent === "move-down" ? !isLast : !isFirst) onCommand({ intent, id });
  };
  const grip = (
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
  );
  const rank = (
    <span className="al-rank">
      <span className="sr-only">Rang </span>
      {position}
    </span>
  );
  if (look === "tile") {
    return (
      <div className="ag-order">
        {grip}
        <Arrow {...props} look={look} direction="up" />
        {rank}
        <Arrow {...props} look={look} direction="down" />
      </div>
    );
  }
  return (
    <div className="al-ord">
      {grip}
      {rank}
      <MoveArrows {...props} />
    </div>
  );
}

type ArrowsProps = Pick<
  OrderControlsProps,
  "path" | "id" | "title" | "isFirst" | "isLast" | "onCommand"
>;

/** Moves a line by one place. */
export function MoveArrows(props: ArrowsProps) {
  return (
    <span className="al-arrows">
      <Arrow {...props} look="line" direction="up" />
      <Arrow {...props} look="line" direction="down" />
    </span>
  );
}

const ARROWS: Record<Look, Record<"up" | "down", { icon: IconName; verb: string }>> = {
  line: {
    up: { icon: "chevron-up", verb: "Monter" },
    down: { icon: "chevron-down", verb: "Descendre" },
  },
  tile: {
    up: { icon: "chevron-left", verb: "Avancer" },
    down: { icon: "chevron-right", verb: "Reculer" },
  },
};

type ArrowProps = ArrowsProps & { look: Look; direction: "up" | "down" };

function Arrow({ look, direction, path, id, title, isFirst, isLast, onCommand }: ArrowProps) {
  const isOff = direction === "up" ? isFirst : isLast;
  const { icon, verb } = ARROWS[look][direction];
  return (
    <CommandForm
      path={path}
      fields={{ intent: `move-${direction}`, id }}
      onCommand={(fields) => {
        if (!isOff) onCommand(fields);
      }}
    >
      <IconButton
        type="submit"
        className={look === "tile" ? "ag-arrow" : undefined}
        icon={icon}
        iconSize={20}
        label={`${verb} «\u00a0${title}\u00a0» d’une place`}
        aria-disabled={isOff || undefined}
        data-focus-key={`${id}:${direction}`}
      />
    </CommandForm>
  );
}
