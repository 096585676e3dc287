import { type OrderCommand, orderCommandSchema } from "~/features/shop/admin/order-command.schema";
import { ORDERS_PATH, orderPath } from "~/features/shop/admin/order-paths";
import { runOrderCommand } from "~/features/shop/admin/run-order-command.server";
import { isNameOf, WITHDRAWAL_TRANSITIONS } from "~/features/shop/order-transitions";
import { commandRoute } from "./command-route.server";

/** What is done with orders. */
const commands = commandRoute({
  permission: "shop",
  schema: orderCommandSchema,
  run: (site, command, user) => runOrderCommand(site, command, user.id),
  back: (command) => (command ? backFrom(command) : ORDERS_PATH),
});

function backFrom({ intent, id }: OrderCommand): string {
  return isNameOf(WITHDRAWAL_TRANSITIONS, intent) ? ORDERS_PATH : orderPath(id);
}

export const action = commands.action;
export const loader = commands.loader;
