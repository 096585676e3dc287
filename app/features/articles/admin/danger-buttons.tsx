import { useNavigate } from "react-router";
import { Button } from "~/ui/button";
import type { EditorSession } from "./editor-session";
import type { ServerState } from "./editor-state";
import { LIST_PATH } from "./list-query";
import { useArticleCommands } from "./use-article-commands";

type DangerButtonsProps = {
  session: EditorSession;
  server: ServerState;
  onDiscard: () => void;
};

/** Giving up what is not published yet; the trash, which the toast in the list undoes. */
export function DangerButtons({ session, server, onDiscard }: DangerButtonsProps) {
  const navigate = useNavigate();
  const { run } = useArticleCommands();
  const { id, isNew, hasWorkingCopy, state } = server;
  if (isNew || state === "trash") return null;
  const trash = async () => {
    await session.autosave();
    const answer = await run({ intent: "trash", id });
    if (!answer.ok) return;
    session.abandon();
    await navigate(LIST_PATH);
  };
  return (
    <>
      {hasWorkingCopy && (
        <Button variant="line" block icon="undo" onClick={onDiscard}>
          Revenir à la version du site
        </Button>
      )}
      <Button variant="danger" block icon="trash" onClick={() => void trash()}>
        Supprimer l’actualité…
      </Button>
    </>
  );
}
