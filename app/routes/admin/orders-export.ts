import { requireUser } from "~/features/accounts/guard.server";
import { exportOrders } from "~/features/shop/admin/export-orders.server";
import { readOrdersParams } from "~/features/shop/admin/order-paths";
import { parisDay } from "~/lib/paris-instants";
import { EXCEL_TYPE } from "~/lib/table-file.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/orders-export";

/** The orders that the list shows, on all of its pages, as a file for a spreadsheet. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const { filter, search } = readOrdersParams(url.searchParams);
  const file = await exportOrders(database, { filter, search, userId: user.id, now });
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": EXCEL_TYPE,
      "content-disposition": `attachment; filename="commandes-${parisDay(now)}.xlsx"`,
      "cache-control": "no-store",
    },
  });
}
