import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { PartnerList } from "~/features/partners/admin/partner-list";
import { listAdminPartners } from "~/features/partners/admin-partners.server";
import { CREATE_PATH, LIST_PATH } from "~/features/partners/partner-paths";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { readRecordListParams, recordListHref } from "~/records/list-address";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/partners-list";

export const meta: Route.MetaFunction = () => [
  { title: "Partenaires – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "partners");
  const { database, now } = services(context);
  const params = readRecordListParams(url.searchParams);
  const list = await listAdminPartners(database.kysely, params);
  // The last line of the last page was deleted: the page before it is what is left.
  if (params.page > list.pageCount) {
    throw redirect(recordListHref(LIST_PATH, params, { page: list.pageCount }));
  }
  return { params, list, today: parisDay(now) };
}

export default function PartnersList({ loaderData }: Route.ComponentProps) {
  return (
    <main className="admin-main" id="contenu">
      <AdminPageHeader title="Partenaires">
        <LinkButton to={CREATE_PATH} size="sm" icon="plus">
          Ajouter un partenaire
        </LinkButton>
      </AdminPageHeader>
      <PartnerList {...loaderData} />
    </main>
  );
}
