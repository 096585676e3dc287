import { productCommandSchema } from "~/features/shop/admin/product-command.schema";
import { LIST_PATH } from "~/features/shop/admin/product-paths";
import { runProductCommand } from "~/features/shop/admin/run-product-command.server";
import { commandRoute, errorOf } from "./command-route.server";

/** What the list, the form and the stock ask for. */
const commands = commandRoute({
  permission: "shop",
  schema: productCommandSchema,
  run: ({ database, now }, command, user) =>
    runProductCommand(database, command, { userId: user.id, now }),
  explain: (error) => errorOf("counted", error),
  back: LIST_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
