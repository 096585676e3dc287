import { findSignedInUser } from "~/features/accounts/sessions.server";
import { serveStoredFile } from "~/platform/pictures/serve-file.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/stored-file";
import { findPublicPicture, isAsGiven } from "./public-pictures.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = services(context);
  return serveStoredFile(request, site, {
    path: params["*"],
    findPublic: (path) => findPublicPicture(site, path),
    isAsGiven,
    isSignedIn: async () => (await findSignedInUser(request, site)) !== null,
  });
}
