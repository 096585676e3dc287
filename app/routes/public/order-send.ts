import { saleTerms } from "~/features/legal/sale-terms.server";
import type { OrderAnswer } from "~/features/shop/order.types";
import { orderCookieHeader } from "~/features/shop/order-cookie.server";
import { submitOrder } from "~/features/shop/submit-order.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/order-send";
import { leadTo } from "./lead-to";

const FIELDS = 16;

/** The order form sends here: JSON, so that no answer ever replaces what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = services(context);
  const fields = await readForm(request, { fields: FIELDS, valueLength: 100_000 });
  const { answer, token } = await submitOrder(site, fields, (shop) =>
    saleTerms(shop, site.environment),
  );
  const headers = headersOf(answer);
  if (token !== null) {
    headers.set("set-cookie", await orderCookieHeader(token, site.environment.publicUrl));
  }
  return Response.json(answer, { status: statusOf(answer), headers });
}

export const loader = leadTo("/boutique/commande");

function statusOf(answer: OrderAnswer): number {
  if (answer.kind === "placed") return 200;
  if (answer.kind === "changed") return 409;
  return answer.kind === "failed" ? (answer.retryAfterSeconds === null ? 400 : 429) : 400;
}

function headersOf(answer: OrderAnswer): Headers {
  if (answer.kind !== "failed" || answer.retryAfterSeconds === null) return new Headers();
  return new Headers({ "retry-after": String(answer.retryAfterSeconds) });
}
