import { type OrderCommand, orderCommandSchema } from "~/features/shop/admin/order-command.schema";
import { ORDERS_PATH, orderPath } from "~/features/shop/admin/order-paths";
import { runOrderCommand } from "~/features/shop/admin/run-order-command.server";
import { commandRoute } from "./command-route.server";

const OF_A_WITHDRAWAL = ["returned", "unreturned", "repaid", "unrepaid"];

/** What is done with orders. */
const commands = commandRoute({
  permission: "shop",
  schema: orderCommandSchema,
  run: (site, command, user) => runOrderCommand(site, command, user.id),
  back: (command) => (command ? backFrom(command) : ORDERS_PATH),
});

function backFrom({ intent, id }: OrderCommand): string {
  return OF_A_WITHDRAWAL.includes(intent) ? ORDERS_PATH : orderPath(id);
}

export const action = commands.action;
export const loader = commands.loader;
