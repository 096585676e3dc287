import { useNavigate } from "react-router";
import { useWayBack } from "~/records/list-address";
import { Button } from "~/ui/button";
import type { ArticleSession, ArticleState } from "./article-editing";
import { LIST_PATH } from "./list-query";
import { useArticleCommands } from "./use-article-commands";

type DangerButtonsProps = {
  session: ArticleSession;
  state: ArticleState;
  onDiscard: () => void;
};

/** Giving up what is not published yet; the trash, which the toast in the list undoes. */
export function DangerButtons({ session, state, onDiscard }: DangerButtonsProps) {
  const navigate = useNavigate();
  const list = useWayBack(LIST_PATH);
  const { run } = useArticleCommands();
  const { id, isNew } = state.server;
  if (isNew || state.isTrashed) return null;
  const trash = async () => {
    await session.autosave();
    const answer = await run({ intent: "trash", id });
    if (!answer.ok) return;
    session.abandon();
    await navigate(list);
  };
  return (
    <>
      {state.record.hasWorkingCopy && (
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
