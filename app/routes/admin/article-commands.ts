import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import {
  articleCommandSchema,
  UNDO_LENGTH,
} from "~/features/articles/admin/article-command.schema";
import { LIST_PATH } from "~/features/articles/admin/list-query";
import { runArticleCommand } from "~/features/articles/admin/run-article-command.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/article-commands";

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la liste, puis réessayez.",
  undo: null,
};

/** Moves, trash and their undoing: JSON for the page's own scripts, back to the list for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "articles");
  const { database, now } = services(context);
  const form = await readForm(request, { valueLength: UNDO_LENGTH });
  const command = articleCommandSchema.safeParse(Object.fromEntries(form));
  const answer = command.success
    ? await runArticleCommand(database, command.data, { userId: user.id, now })
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(LIST_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "articles");
  return redirect(LIST_PATH);
}
