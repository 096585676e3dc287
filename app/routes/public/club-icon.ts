import { loadSite } from "~/club/read-site.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/club-icon";
import { clubIcon } from "./draw-club-icon";

/** The club’s logo and its mark, as pages, browsers and phones ask for them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return clubIcon(params.file, await loadSite(services(context)));
}
