import { useState } from "react";
import { showToast } from "~/ui/toaster";
import type { ArticleRevision, PublicationState } from "../article.types";
import type { EditorSession } from "./editor-session";
import { quotedTitle } from "./quoted-title";
import { historyPath, postForm } from "./save-answer";
import { useArticleCommands } from "./use-article-commands";

const SAVED_WORDS: Record<PublicationState, string> = {
  draft: "est enregistré comme brouillon.",
  scheduled: "est programmé.",
  published: "est sur le site.",
  expired: "est enregistré.",
  trash: "est enregistré.",
};

export type EditorActs = ReturnType<typeof useEditorActs>;

/** What the buttons of the editor do; each says how it went. */
export function useEditorActs(session: EditorSession) {
  const [isBusy, setBusy] = useState(false);
  const { run } = useArticleCommands();
  return {
    isBusy,
    /** The main button; false when it was refused or failed. */
    save: async (): Promise<boolean> => {
      setBusy(true);
      const isSaved = await saveAndTell(session);
      setBusy(false);
      return isSaved;
    },
    restore: (revision: ArticleRevision) =>
      changeVersion(
        session,
        { intent: "restore", revisionId: revision.id },
        "La version est restaurée.",
      ),
    discard: () =>
      changeVersion(session, { intent: "discard" }, "Le texte est de nouveau celui du site."),
    preview: (path: string) => openPreview(session, path),
    /** Keeps the text, as a draft or working copy. */
    keepText: async (): Promise<boolean> => {
      const answer = await session.autosave();
      return answer.kind === "saved" || answer.kind === "nothing-to-save";
    },
    restoreFromTrash: async (id: string) => {
      const answer = await run({ intent: "restore", id });
      if (answer.ok) window.location.reload();
    },
  };
}

async function saveAndTell(session: EditorSession): Promise<boolean> {
  const answer = await session.save();
  if (answer.kind === "saved") {
    const { title } = answer.article.document;
    showToast({ message: `${quotedTitle(title)} ${SAVED_WORDS[answer.article.state]}` });
  } else if (answer.kind === "failed") {
    showToast({ message: answer.message, tone: "error" });
  } else if (session.getState().conflict) {
    document.getElementById("conflit")?.scrollIntoView({ block: "center" });
  }
  return answer.kind === "saved";
}

/** Restores an older version, or gives up the working copy: the server answers with the article. */
async function changeVersion(session: EditorSession, fields: Record<string, string>, said: string) {
  await session.autosave();
  const { server } = session.getState();
  const form = new FormData();
  form.set("version", String(server.version));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await postForm(historyPath(server.id), form);
  if (answer.kind === "saved") {
    session.adopt(answer.article, answer.revisions);
    showToast({ message: said });
  } else if (answer.kind === "conflict") {
    session.meetConflict(answer.current);
  } else {
    const message =
      answer.kind === "failed" ? answer.message : "Cette version ne peut plus être restaurée.";
    showToast({ message, tone: "error" });
  }
}

/** The tab opens at once, within the click, and is filled when the text is saved. */
async function openPreview(session: EditorSession, path: string) {
  const tab = window.open("about:blank", "_blank");
  const answer = await session.autosave();
  const isReady = answer.kind === "saved" || answer.kind === "nothing-to-save";
  if (isReady && !session.getState().server.isNew && tab) {
    tab.opener = null;
    tab.location.href = path;
    return;
  }
  tab?.close();
  const message = isReady
    ? "Écrivez d’abord un titre ou un texte."
    : "L’aperçu attend que votre texte soit enregistré.";
  showToast({ message, tone: "info" });
}
