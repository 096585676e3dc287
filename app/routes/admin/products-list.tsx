import { redirect } from "react-router";
import { readRecordListParams, recordListHref } from "~/editing/list-address";
import { requireUser } from "~/features/accounts/guard.server";
import { listAdminProducts } from "~/features/shop/admin/admin-products.server";
import { ProductList } from "~/features/shop/admin/product-list";
import { CREATE_PATH, LIST_PATH } from "~/features/shop/admin/product-paths";
import { ShopParts } from "~/features/shop/admin/shop-parts";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/products-list";

export const meta: Route.MetaFunction = () => adminMeta("Produits de la boutique");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const params = readRecordListParams(url.searchParams);
  const list = await listAdminProducts(database.kysely, params);
  // The last line of the last page was deleted: the page before it is what is left.
  if (params.page > list.pageCount) {
    throw redirect(recordListHref(LIST_PATH, params, { page: list.pageCount }));
  }
  return { params, list, today: parisDay(now) };
}

export default function ProductsList({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Produits"
      actions={
        <LinkButton to={CREATE_PATH} size="sm" icon="plus">
          Ajouter un produit
        </LinkButton>
      }
    >
      <ShopParts />
      <ProductList {...loaderData} />
    </AdminPage>
  );
}
