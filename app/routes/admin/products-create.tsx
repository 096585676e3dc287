import { requireUser } from "~/features/accounts/guard.server";
import { newProduct, product } from "~/features/shop/admin/product";
import { ProductEditor } from "~/features/shop/admin/product-editor";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import { newRecord } from "~/records/kind";
import type { Route } from "./+types/products-create";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = () => adminMeta("Ajouter un produit");

/** A product has its id before it is stored: sent twice, it is one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "shop");
  const record = { ...newRecord(product, newId()), values: newProduct(newId()) };
  return { record, stocks: {}, userId, today: parisDay(services(context).now) };
}

export default function ProductsCreate({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.record.id} {...loaderData} />;
}
