import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { galleryCommandSchema } from "~/features/gallery/admin/gallery-command.schema";
import { GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import { runGalleryCommand } from "~/features/gallery/admin/run-gallery-command.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/gallery-commands";

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la galerie, puis réessayez.",
  undo: null,
};

/** Order, featured photos, trash and their undoing: JSON for the page's own scripts, back to the list for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  const command = galleryCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer = command.success
    ? await runGalleryCommand(database, command.data, { userId: user.id, now })
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(GALLERY_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "gallery");
  return redirect(GALLERY_PATH);
}
