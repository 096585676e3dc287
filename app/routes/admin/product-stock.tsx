import { data, Link, redirect } from "react-router";
import { readRecordListParams } from "~/editing/list-address";
import { requireUser } from "~/features/accounts/guard.server";
import { editPath, stockPath } from "~/features/shop/admin/product-paths";
import { listStock, listStockChanges } from "~/features/shop/admin/product-stock.server";
import { findStoredProduct } from "~/features/shop/admin/product-store.server";
import { StockCounts } from "~/features/shop/admin/stock-counts";
import { StockHistoryBox } from "~/features/shop/admin/stock-history";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/product-stock";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Stock\u00a0: ${loaderData.name}` : "Produit introuvable");

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const { id } = params;
  const product = await findStoredProduct(database.kysely, id);
  if (!product) throw data(null, { status: 404 });
  const { page } = readRecordListParams(url.searchParams);
  const [variants, history] = await Promise.all([
    listStock(database.kysely, id),
    listStockChanges(database.kysely, { productId: id, page }),
  ]);
  if (page > history.pageCount) throw redirect(stockPath(id));
  return { id, name: product.live.name, variants, history, page, today: parisDay(now) };
}

export default function ProductStock({ loaderData }: Route.ComponentProps) {
  const { id, name, variants, history, page, today } = loaderData;
  return (
    <AdminPage
      title="Stock"
      above={
        <Link className="ps-back" to={editPath(id)}>
          <Icon name="arrow-left" size={18} />
          {name}
        </Link>
      }
    >
      <div className="st-columns">
        <StockCounts variants={variants} />
        <StockHistoryBox productId={id} history={history} page={page} today={today} />
      </div>
    </AdminPage>
  );
}
