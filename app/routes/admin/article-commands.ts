import { articleCommandSchema } from "~/features/articles/admin/article-command.schema";
import { LIST_PATH } from "~/features/articles/admin/list-query";
import { runArticleCommand } from "~/features/articles/admin/run-article-command.server";
import { commandRoute } from "./command-route.server";

/** Moves, trash and their undoing. */
const commands = commandRoute({
  permission: "articles",
  schema: articleCommandSchema,
  run: ({ database, now }, command, user) =>
    runArticleCommand(database, command, { userId: user.id, now }),
  back: LIST_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
