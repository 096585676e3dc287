import type { EditedRecord } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import type { ProductValues } from "~/features/shop/admin/product.schema";
import { ProductEditor } from "~/features/shop/admin/product-editor";
import { newVariant } from "~/features/shop/admin/variants-field";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/products-create";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = () => adminMeta("Ajouter un produit");

/** A product has its id before it is stored: sent twice, it is one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "shop");
  const values: ProductValues = {
    name: "",
    price: "",
    description: "",
    sizeGuide: "",
    isPersonalised: false,
    personalisationLabel: "",
    personalisationPrice: "",
    isHidden: false,
    images: [],
    variants: [newVariant()],
  };
  const record: EditedRecord<ProductValues> = {
    id: newId(),
    version: 0,
    values,
    updatedAt: null,
    updatedByName: null,
    isTrashed: false,
  };
  return { record, stocks: {}, userId, today: parisDay(services(context).now) };
}

export default function ProductsCreate({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.record.id} {...loaderData} />;
}
