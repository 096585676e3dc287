import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { readProductForm } from "~/features/shop/admin/product.schema";
import { LIST_PATH } from "~/features/shop/admin/product-paths";
import { saveProduct } from "~/features/shop/admin/save-product.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/products-save";
import { leadBack } from "./command-route.server";

/** JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const sent = readProductForm(await readForm(request, { fields: 20 }));
  if (sent.kind === "invalid") return saveResponse(sent);
  const answer = await saveProduct(database, {
    id: params.id,
    form: sent.form,
    userId,
    now,
  });
  return saveResponse(answer);
}

export const loader = leadBack("shop", LIST_PATH);
