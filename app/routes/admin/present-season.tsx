import { redirect } from "react-router";
import { season } from "~/club/kinds/season";
import { readSite } from "~/club/read-site.server";
import { requireUser } from "~/features/accounts/guard.server";
import { services } from "~/platform/services.server";
import { editPath } from "~/records/kind";
import type { Route } from "./+types/present-season";

/** Opens the season that one may join by now; the list where there is none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, season.permission);
  const { database, now } = services(context);
  const { id } = (await readSite(database.kysely, now)).season.joining;
  return redirect(id === "" ? season.path : editPath(season, id));
}
