import { useState } from "react";
import { keepDraft, previewDraft } from "~/editing/drafts";
import type { Revision } from "~/records/history.server";
import { askToWaitForPicture } from "~/ui/form-session";
import { showToast } from "~/ui/toaster";
import { type ArticleSession, postArticleForm } from "./article-editing";
import { historyPath, previewPath } from "./article-paths";
import type { EditorValues } from "./editor-values";
import { useArticleCommands } from "./use-article-commands";

const READ_FIRST =
  "Une autre personne a changé l’actualité entre-temps\u00a0: relisez ce qui est repris, puis recommencez.";

export type EditorActions = ReturnType<typeof useEditorActions>;

/** The actions of the editor's buttons; each tells its outcome. */
export function useEditorActions(session: ArticleSession) {
  const [isBusy, setBusy] = useState(false);
  const { run } = useArticleCommands();
  return {
    isBusy,
    /** Saves everything, to be shown to visitors or not as the button says; false when it was refused or failed. */
    saveAs: async (status: EditorValues["status"]): Promise<boolean> => {
      setBusy(true);
      const answer = await session.save({ status });
      setBusy(false);
      if (answer.kind === "picture-under-way") askToWaitForPicture();
      if (answer.kind === "joined") showToast({ message: READ_FIRST, tone: "info" });
      if (answer.kind === "failed") showToast({ message: answer.message, tone: "error" });
      return answer.kind === "saved";
    },
    restore: (revision: Revision) =>
      changeVersion(
        session,
        { intent: "restore", revisionId: revision.id },
        "La version est restaurée.",
      ),
    discard: () =>
      changeVersion(session, { intent: "discard" }, "Le texte est de nouveau celui du site."),
    preview: () =>
      previewDraft(session, {
        pathOf: previewPath,
        nothingYet: "Écrivez d’abord un titre ou un texte.",
      }),
    /** Keeps the text, as a draft or working copy. */
    keepText: () => keepDraft(session),
    restoreFromTrash: async (id: string) => {
      const answer = await run({ intent: "restore", id });
      if (answer.ok) window.location.reload();
    },
  };
}

/** Restores an older version, or gives up the working copy: the server answers with the article. */
async function changeVersion(
  session: ArticleSession,
  fields: Record<string, string>,
  said: string,
) {
  await session.autosave();
  const { server } = session.getState();
  const form = new FormData();
  form.set("version", String(server.version));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await postArticleForm(historyPath(server.id), form);
  if (answer.kind === "saved") {
    session.adopt(answer.record);
    showToast({ message: said });
  } else if (answer.kind === "conflict") {
    const isJoined = session.meetConflict(answer.current);
    if (isJoined) showToast({ message: READ_FIRST, tone: "info" });
  } else {
    const message =
      answer.kind === "failed" ? answer.message : "Cette version ne peut plus être restaurée.";
    showToast({ message, tone: "error" });
  }
}
