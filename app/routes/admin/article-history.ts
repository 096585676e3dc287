import { z } from "zod";
import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { toArticleAnswer } from "~/features/articles/admin/article-answer.server";
import { ARTICLE_HISTORY } from "~/features/articles/article-history.server";
import type { SaveResult } from "~/features/articles/article-results.types";
import {
  discardArticleCopy,
  restoreArticleRevision,
} from "~/features/articles/save-article.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { findRevision } from "~/records/history.server";
import type { Route } from "./+types/article-history";

const commandSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("restore"),
    version: z.coerce.number().int().min(0),
    revisionId: z.uuid(),
  }),
  z.object({ intent: z.literal("discard"), version: z.coerce.number().int().min(0) }),
]);

/** One older version, for the comparison. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, "articles");
  const { database } = services(context);
  const revisionId = url.searchParams.get("version") ?? "";
  const values = await findRevision(database.kysely, ARTICLE_HISTORY, {
    ownerId: params.id,
    revisionId,
  });
  return Response.json({ values }, { status: values ? 200 : 404 });
}

/** Brings an older version back, or gives up what is not published yet. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const command = commandSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!command.success) return saveResponse({ kind: "not-found" });
  const act = { id: params.id, userId: user.id, now, version: command.data.version };
  const result: SaveResult =
    command.data.intent === "restore"
      ? await restoreArticleRevision(database, { ...act, revisionId: command.data.revisionId })
      : await discardArticleCopy(database, act);
  return saveResponse(await toArticleAnswer(database.kysely, result));
}
