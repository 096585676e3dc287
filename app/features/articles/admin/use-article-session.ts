import { useEditingSession } from "~/records/use-session";
import { showToast } from "~/ui/toaster";
import type { PublicationState } from "../article.types";
import { articleCopySchema } from "./article-copy.schema";
import { ARTICLE_RULES, type ArticleRecord, postArticleForm } from "./article-editing";
import { editPath, publicPath } from "./article-paths";
import { quotedTitle } from "./quoted-title";

const SAVED_WORDS: Record<PublicationState, string> = {
  draft: "est enregistré comme brouillon.",
  scheduled: "est programmé.",
  published: "est sur le site.",
  expired: "est enregistré.",
  trash: "est enregistré.",
};

/** The session of the editor: what every record's has, with autosave. */
export function useArticleSession(record: ArticleRecord, userId: string) {
  return useEditingSession({
    record,
    rules: ARTICLE_RULES,
    userId,
    kind: "texte",
    schema: articleCopySchema,
    post: postArticleForm,
    // Only the address changes: the editor stays as it is, the cursor where it was.
    onCreated: (id) => window.history.replaceState(window.history.state, "", editPath(id)),
    onSaved: ({ id, document, state }) =>
      showToast({
        message: `${quotedTitle(document.title)} ${SAVED_WORDS[state]}`,
        ...(state === "published" && { link: { label: "Voir la page", href: publicPath(id) } }),
      }),
  });
}
