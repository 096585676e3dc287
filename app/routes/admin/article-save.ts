import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { toArticleAnswer } from "~/features/articles/admin/article-answer.server";
import { LIST_PATH } from "~/features/articles/admin/list-query";
import { readArticleForm, toDocument, toPublication } from "~/features/articles/article.schema";
import { saveArticle } from "~/features/articles/save-article.server";
import { isUuid } from "~/lib/uuid";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/article-save";
import { leadBack } from "./command-route.server";

/** Sixty photos have five fields each. */
const FIELDS = 400;

/** Autosave and the editor's main button: JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  if (!isUuid(params.id)) return saveResponse({ kind: "not-found" });
  const submission = readArticleForm(await readForm(request, { fields: FIELDS }));
  if (submission.status !== "success") {
    return saveResponse({ kind: "invalid", errors: errorsOf(submission.error) });
  }
  const form = submission.value;
  const result = await saveArticle(database, {
    id: params.id,
    version: form.version,
    document: toDocument(form),
    publication: toPublication(form, now),
    intent: form.intent,
    toTop: form.toTop,
    userId: user.id,
    now,
  });
  return saveResponse(await toArticleAnswer(database.kysely, result));
}

export const loader = leadBack("articles", LIST_PATH);

function errorsOf(error: Record<string, string[] | null> | null): Record<string, string[]> {
  const entries = Object.entries(error ?? {});
  return Object.fromEntries(entries.map(([name, messages]) => [name, messages ?? []]));
}
