import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { type OrderCommand, orderCommandSchema } from "~/features/shop/admin/order-command.schema";
import { ORDERS_PATH, orderPath } from "~/features/shop/admin/order-paths";
import { runOrderCommand } from "~/features/shop/admin/run-order-command.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/orders-commands";

/** What is done with orders: JSON for the pages' own scripts, back to the order for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "shop");
  const command = orderCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer: CommandAnswer = command.success
    ? await runOrderCommand(services(context), command.data, user.id)
    : {
        ok: false,
        message: "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.",
        undo: null,
      };
  if (request.headers.get("accept")?.includes("text/html")) {
    return redirect(command.success ? backFrom(command.data) : ORDERS_PATH, 303);
  }
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

const OF_A_WITHDRAWAL = ["returned", "unreturned", "repaid", "unrepaid"];

function backFrom({ intent, id }: OrderCommand): string {
  return OF_A_WITHDRAWAL.includes(intent) ? ORDERS_PATH : orderPath(id);
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  return redirect(ORDERS_PATH);
}
