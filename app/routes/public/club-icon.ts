import type { Route } from "./+types/club-icon";
import { clubIcon } from "./draw-club-icon";

/** The club's mark in the sizes that browsers and phones ask for. */
export function loader({ params }: Route.LoaderArgs) {
  return clubIcon(params.name);
}
