import type { ReactNode } from "react";
import { LinkButton } from "./button";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type TodoLineProps = {
  icon: IconName;
  tone: "" | "is-urgent" | "is-soon";
  what: ReactNode;
  how: ReactNode;
  /** Where it is done, what the button says, and the same with what it is about. */
  to: string;
  act: string;
  actLabel: string;
  /** What is done first on the screen. */
  isMain?: boolean;
};

/** One thing that waits for a volunteer, with the way to it: a line of a list. */
export function TodoLine({ icon, tone, what, how, to, act, ...props }: TodoLineProps) {
  const { actLabel, isMain = false } = props;
  return (
    <li>
      <span className={classNames("ad-todo-icon", tone)}>
        <Icon name={icon} size={22} />
      </span>
      <span>
        <b>{what}</b>
        <small>{how}</small>
      </span>
      <LinkButton to={to} variant={isMain ? "action" : "soft"} size="sm" aria-label={actLabel}>
        {act}
      </LinkButton>
    </li>
  );
}
