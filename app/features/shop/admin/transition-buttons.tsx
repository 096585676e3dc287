import type { CommandFields } from "~/lib/command";
import { Button } from "~/ui/button";
import { CommandForm } from "~/ui/commands";
import type { Transition } from "../order-transitions";
import { ORDER_COMMANDS_PATH } from "./order-paths";

type Label<Standing> = string | ((standing: Standing) => string);

type TransitionButtonsProps<Standing> = {
  table: Readonly<Record<string, Transition<Standing, string, Label<Standing>>>>;
  standing: Standing;
  id: string;
  /** How the next thing to do stands out. */
  main: { variant: "action" | "line"; size: "md" | "sm" };
  /** After each label, for those who do not see where the buttons stand. */
  what?: string;
  isPending: boolean;
  run: (fields: CommandFields) => void;
};

/** What can be noted about an order or a withdrawal as it stands. */
export function TransitionButtons<Standing>(props: TransitionButtonsProps<Standing>) {
  const { table, standing, id, main, what, isPending, run } = props;
  const offered = Object.entries(table)
    .filter(([, { isOffered }]) => isOffered(standing))
    .map(([intent, { label, ...rest }]) => ({
      ...rest,
      intent,
      label: typeof label === "string" ? label : label(standing),
    }));
  return (
    <div className="ms-acts">
      {offered.map(({ intent, label, icon, isMain }) => (
        <CommandForm
          key={intent}
          path={ORDER_COMMANDS_PATH}
          fields={{ intent, id }}
          onCommand={run}
        >
          <Button
            type="submit"
            {...(isMain?.(standing) ? main : { variant: "soft", size: "sm" })}
            icon={icon}
            disabled={isPending}
            aria-label={what && `${label}\u00a0: ${what}`}
          >
            {label}
          </Button>
        </CommandForm>
      ))}
    </div>
  );
}
