import { redirect } from "react-router";
import { flattenError } from "zod";
import { ACCOUNTS_PATH, type AccountAnswer } from "~/features/accounts/admin/account-command";
import { accountCommandSchema } from "~/features/accounts/admin/account-command.schema";
import { runAccountCommand } from "~/features/accounts/admin/run-account-command.server";
import { requireUser } from "~/features/accounts/guard.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/accounts-commands";

/** Invitations, roles, deactivation: JSON for the page's own scripts, back to the list for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "accounts");
  const site = services(context);
  const command = accountCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer: AccountAnswer = command.success
    ? await runAccountCommand(site, command.data, { userId: user.id, now: site.now })
    : {
        ok: false,
        message: "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.",
        undo: null,
        errors: flattenError(command.error).fieldErrors,
      };
  if (request.headers.get("accept")?.includes("text/html")) return redirect(ACCOUNTS_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "accounts");
  return redirect(ACCOUNTS_PATH);
}
