import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { ProductEditor } from "~/features/shop/admin/product-editor";
import { listStock } from "~/features/shop/admin/product-stock.server";
import { findStoredProduct } from "~/features/shop/admin/product-store.server";
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
  const stored = await findStoredProduct(database.kysely, params.id);
  if (!stored) throw data(null, { status: 404 });
  const variants = await listStock(database.kysely, params.id);
  const stocks = Object.fromEntries(variants.map(({ id, stock }) => [id, stock]));
  return { record: stored.record, stocks, userId, today: parisDay(now) };
}

export default function ProductsEdit({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.record.id} {...loaderData} />;
}
