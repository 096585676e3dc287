import { loadSite } from "~/club/read-site.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/favicon";
import { clubIcon } from "./draw-club-icon";

/**
 * Browsers ask for it while the links of a page to its icons wait (defer-hydration.ts) and without scripts, and so do
 * programs that read no page.
 */
export async function loader({ context }: Route.LoaderArgs) {
  return clubIcon("32.png", await loadSite(services(context)));
}
