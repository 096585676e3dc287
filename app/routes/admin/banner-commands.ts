import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { BANNER_PATH } from "~/features/banner/admin/banner-paths";
import { runBannerCommand } from "~/features/banner/admin/run-banner-command.server";
import type { CommandAnswer } from "~/lib/command";
import { trashCommandSchema } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/banner-commands";

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.",
  undo: null,
};

/** Off the home page, and its undoing: JSON for the page's own scripts, back to the page for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "banner");
  const { database, now } = services(context);
  const command = trashCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer = command.success
    ? await runBannerCommand(database, command.data, { userId: user.id, now })
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(BANNER_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "banner");
  return redirect(BANNER_PATH);
}
