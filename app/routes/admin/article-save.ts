import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { toArticleAnswer } from "~/features/articles/admin/article-answer.server";
import { LIST_PATH } from "~/features/articles/admin/list-query";
import { saveArticle } from "~/features/articles/save-article.server";
import { readSentArticle } from "~/features/articles/sent-article";
import { isUuid } from "~/lib/uuid";
import { isJson, readJson } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { olderEditor, unreadableSave } from "~/records/sent-save";
import type { Route } from "./+types/article-save";
import { leadBack } from "./command-route.server";

/** Autosave and the editor's main button: JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  if (!isUuid(params.id)) return saveResponse({ kind: "not-found" });
  if (!isJson(request)) return olderEditor();
  const sent = readSentArticle(await readJson(request), now);
  if (!sent) return unreadableSave();
  if ("errors" in sent) return saveResponse({ kind: "invalid", errors: sent.errors });
  const act = { id: params.id, userId: user.id, now };
  const result = await saveArticle(database, { ...sent.save, ...act });
  return saveResponse(await toArticleAnswer(database.kysely, result));
}

export const loader = leadBack("articles", LIST_PATH);
