import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { inboxCommandSchema } from "~/features/contact/admin/inbox-command.schema";
import { BLOCKED_PATH, INBOX_PATH } from "~/features/contact/admin/inbox-paths";
import { runInboxCommand } from "~/features/contact/admin/run-inbox-command.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/messages-commands";

/** What is done with messages and senders: JSON for the page's own scripts, back to the list for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "messages");
  const command = inboxCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer: CommandAnswer = command.success
    ? await runInboxCommand(services(context), command.data, user.id)
    : { ok: false, message: refusalOf(command.error.issues), undo: null };
  if (request.headers.get("accept")?.includes("text/html")) {
    const isSender = command.success && "email" in command.data;
    return redirect(isSender ? BLOCKED_PATH : INBOX_PATH, 303);
  }
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

function refusalOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const ofAddress = issues.find(({ path }) => path[0] === "email");
  return (
    ofAddress?.message ?? "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez."
  );
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "messages");
  return redirect(INBOX_PATH);
}
