import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { product } from "~/features/shop/admin/product";
import { LIST_PATH } from "~/features/shop/admin/product-paths";
import { saveProduct } from "~/features/shop/admin/save-product.server";
import { isUuid } from "~/lib/uuid";
import { services } from "~/platform/services.server";
import { readPostedSave } from "~/records/posted-save.server";
import type { Route } from "./+types/products-save";
import { leadBack } from "./command-route.server";

/** JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "shop");
  const { database, now } = services(context);
  if (!isUuid(params.id)) return saveResponse({ kind: "not-found" });
  const sent = await readPostedSave(request, product, now);
  if (sent instanceof Response) return sent;
  const act = { id: params.id, userId, now };
  return saveResponse(await saveProduct(database, { ...sent, ...act }));
}

export const loader = leadBack("shop", LIST_PATH);
