import { requireUser } from "~/features/accounts/guard.server";
import type { FoundContent } from "~/layout/admin/use-content-search";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/search-results";
import { searchContent } from "./search.server";

/** What the command palette asks for while somebody types. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { role } = await requireUser(request, context, "dashboard");
  const { database, now } = services(context);
  const query = url.searchParams.get("q") ?? "";
  const groups = await searchContent(database.kysely, { query, role, now });
  const found: FoundContent = { groups };
  return Response.json(found, { headers: { "cache-control": "no-store" } });
}
