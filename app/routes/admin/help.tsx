import { requireUser } from "~/features/accounts/guard.server";
import { helpGroups } from "~/features/help/answers.server";
import { HelpPage } from "~/features/help/help-page";
import { adminMeta } from "~/layout/admin/admin-meta";
import { SEARCH_LIMIT } from "~/layout/admin/admin-navigation";
import { AdminPage } from "~/layout/admin/admin-page";
import type { Route } from "./+types/help";

export const meta: Route.MetaFunction = () => adminMeta("Mode d’emploi");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { role } = await requireUser(request, context, "help");
  const query = (url.searchParams.get("q") ?? "").slice(0, SEARCH_LIMIT).toWellFormed().trim();
  return { role, query, groups: helpGroups() };
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const { role, query, groups } = loaderData;
  return (
    <AdminPage title="Mode d’emploi" sub="Des réponses courtes aux questions de tous les jours.">
      <HelpPage groups={groups} initialQuery={query} role={role} />
    </AdminPage>
  );
}
