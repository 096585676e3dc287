import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { listOrders, ORDERS_PER_PAGE } from "~/features/shop/admin/admin-orders.server";
import { OrderList } from "~/features/shop/admin/order-list";
import { exportHref, ordersHref, readOrdersParams } from "~/features/shop/admin/order-paths";
import { ShopParts } from "~/features/shop/admin/shop-parts";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { parisDay } from "~/lib/french-dates";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/orders-list";

export const meta: Route.MetaFunction = () => [
  { title: "Commandes de la boutique – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const params = readOrdersParams(url.searchParams);
  const list = await listOrders(database.kysely, params);
  // The last line of the last page changed part: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(ordersHref(params, { page: list.pageCount }));
  return { params, list, pageSize: ORDERS_PER_PAGE, today: parisDay(now) };
}

export default function OrdersList({ loaderData }: Route.ComponentProps) {
  return (
    <main className="ad-main" id="contenu">
      <AdminPageHeader title="Commandes">
        <LinkButton
          to={exportHref(loaderData.params)}
          variant="soft"
          size="sm"
          icon="download"
          reloadDocument
        >
          Exporter en CSV
        </LinkButton>
      </AdminPageHeader>
      <ShopParts />
      <OrderList {...loaderData} />
    </main>
  );
}
