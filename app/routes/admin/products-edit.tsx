import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { findEditedProduct } from "~/features/shop/admin/edited-product.server";
import { ProductEditor } from "~/features/shop/admin/product-editor";
import { listStock } from "~/features/shop/admin/product-stock.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/products-edit";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    loaderData ? `Modifier\u00a0: ${loaderData.record.values.name}` : "Produit introuvable",
  );

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const record = await findEditedProduct(database.kysely, params.id);
  if (!record) throw data(null, { status: 404 });
  const variants = await listStock(database.kysely, params.id);
  const stocks = Object.fromEntries(variants.map(({ id, stock }) => [id, stock]));
  return { record, stocks, userId, today: parisDay(now) };
}

export default function ProductsEdit({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.record.id} {...loaderData} />;
}
