import { useEffect, useState, useSyncExternalStore } from "react";
import { editPath } from "./article-paths";
import { EditorSession } from "./editor-session";
import { type EditorOpening, isDirty } from "./editor-state";
import { documentKey } from "./editor-values";
import { dropCopy, findCopy, keepCopy, type LocalCopy } from "./local-copy";

/** The session of the editor, its state, and a text of this browser that the server never got. */
export function useEditorSession(opening: EditorOpening, userId: string) {
  const [session] = useState(
    () =>
      new EditorSession(opening, {
        keepCopy: (copy) => keepCopy(userId, copy),
        dropCopy: (articleId) => dropCopy(userId, articleId),
        // Only the address changes: the editor stays as it is, the cursor where it was.
        onCreated: (id) => window.history.replaceState(window.history.state, "", editPath(id)),
      }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const [offered, setOffered] = useState<LocalCopy | null>(null);

  useEffect(() => {
    const { server, values } = session.getState();
    const copy = findCopy(userId, server.id, server.isNew);
    if (copy && documentKey(copy.values) !== documentKey(values)) setOffered(copy);
    return session.stop;
  }, [session, userId]);

  const dirty = isDirty(state);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!dirty) return;
      session.keepCopyNow();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", session.retry);
    window.addEventListener("focus", session.retry);
    return () => {
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", session.retry);
      window.removeEventListener("focus", session.retry);
    };
  }, [session, dirty]);

  const answerOffer = (isWanted: boolean) => {
    if (offered && isWanted) session.resume(offered);
    if (offered && !isWanted) dropCopy(userId, offered.articleId);
    setOffered(null);
  };
  return { session, state, dirty, offered, answerOffer };
}
