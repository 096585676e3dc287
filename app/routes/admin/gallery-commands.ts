import { galleryCommandSchema } from "~/features/gallery/admin/gallery-command.schema";
import { GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import { runGalleryCommand } from "~/features/gallery/admin/run-gallery-command.server";
import { commandRoute } from "./command-route.server";

/** Order, featured photos, trash and their undoing. */
const commands = commandRoute({
  permission: "gallery",
  schema: galleryCommandSchema,
  run: ({ database, now }, command, user) =>
    runGalleryCommand(database, command, { userId: user.id, now }),
  back: GALLERY_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
