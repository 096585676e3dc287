import { useNavigate } from "react-router";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/editing/use-commands";
import type { RecordEditor, RecordValues } from "~/ui/editing/use-record-editor";
import { useWayBack } from "./way-back";

type TrashRecordButtonProps<V extends RecordValues> = {
  editor: RecordEditor<V>;
  commandsPath: string;
  listPath: string;
  label: string;
};

/** From its form into the trash, and back to the list, where the toast undoes it. */
export function TrashRecordButton<V extends RecordValues>(props: TrashRecordButtonProps<V>) {
  const { editor, commandsPath, listPath, label } = props;
  const navigate = useNavigate();
  const list = useWayBack(listPath);
  const { run, isPending } = useCommands(commandsPath);
  if (editor.isNew || editor.isTrashed) return null;
  const trash = async () => {
    const answer = await run({ intent: "trash", id: editor.id });
    if (!answer.ok) return;
    editor.session.abandon();
    await navigate(list);
  };
  return (
    <Button variant="danger" block icon="trash" busy={isPending} onClick={() => void trash()}>
      {label}
    </Button>
  );
}
