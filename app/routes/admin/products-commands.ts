import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { productCommandSchema } from "~/features/shop/admin/product-command.schema";
import { LIST_PATH } from "~/features/shop/admin/product-paths";
import { runProductCommand } from "~/features/shop/admin/run-product-command.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/products-commands";

const UNREADABLE = "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.";

/** What the list, the form and the stock ask for: JSON for the page's own scripts, back for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const command = productCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer: CommandAnswer = command.success
    ? await runProductCommand(database, command.data, { userId: user.id, now })
    : { ok: false, message: countError(command.error.issues) ?? UNREADABLE, undo: null };
  if (request.headers.get("accept")?.includes("text/html")) return redirect(LIST_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** The one thing of a command that people type. */
function countError(issues: readonly { path: PropertyKey[]; message: string }[]): string | null {
  return issues.find(({ path }) => path[0] === "counted")?.message ?? null;
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  return redirect(LIST_PATH);
}
