import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { Button, LinkButton } from "~/ui/button";
import type { CommandFields } from "~/ui/editing/command";
import { CommandForm } from "~/ui/editing/command-form";
import { useListState } from "./way-back";

type RecordActionsProps = {
  id: string;
  name: string;
  editPath: string;
  commandsPath: string;
  isTrashed: boolean;
  onCommand: (fields: CommandFields) => void;
};

/** What can be done with a line: edit and delete it, or bring it back from the trash. */
export function RecordActions({ id, name, isTrashed, ...props }: RecordActionsProps) {
  const { editPath, commandsPath, onCommand } = props;
  const list = useListState();
  const quoted = `«\u00a0${name}\u00a0»`;
  if (isTrashed) {
    return (
      <div className="al-acts">
        <CommandForm path={commandsPath} fields={{ intent: "restore", id }} onCommand={onCommand}>
          <Button
            type="submit"
            variant="soft"
            size="sm"
            icon="undo"
            aria-label={`Rétablir ${quoted}`}
          >
            Rétablir
          </Button>
        </CommandForm>
      </div>
    );
  }
  const trash: MenuAction = {
    id: "trash",
    label: "Supprimer",
    icon: "trash",
    danger: true,
    onSelect: () => onCommand({ intent: "trash", id }),
  };
  return (
    <div className="al-acts">
      <LinkButton
        to={editPath}
        state={list}
        variant="soft"
        size="sm"
        aria-label={`Modifier ${quoted}`}
      >
        Modifier
      </LinkButton>
      <ActionMenu label={`Autres actions pour ${quoted}`} actions={[trash]} />
    </div>
  );
}
