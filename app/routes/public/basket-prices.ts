import { z } from "zod";
import { basketSchema, UNREADABLE_BASKET } from "~/features/shop/basket.schema";
import { priceBasket } from "~/features/shop/price-basket.server";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/basket-prices";
import { leadTo } from "./lead-to";

/** The fullest basket takes a tenth of it. */
const MAX_LENGTH = 50_000;

const questionSchema = z.object({ lines: basketSchema }, { error: UNREADABLE_BASKET });

/** What the lines of a basket cost now: JSON, asked by the pages of the shop. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, clientAddress } = services(context);
  const limit = await rateLimits.consume("basket-prices", addressKey(clientAddress));
  if (!limit.ok) {
    const headers = { "retry-after": String(limit.retryAfterSeconds) };
    return answer({ error: "Trop de demandes. Réessayez dans une minute." }, 429, headers);
  }
  const question = questionSchema.safeParse(await readJson(request));
  if (!question.success) {
    return answer({ error: question.error.issues[0]?.message ?? UNREADABLE_BASKET }, 400);
  }
  return answer(await priceBasket(database.kysely, question.data.lines), 200);
}

export const loader = leadTo("/boutique/panier");

/** Undefined for whatever is no JSON of a basket's size. */
async function readJson(request: Request): Promise<unknown> {
  try {
    const text = await request.text();
    return text.length <= MAX_LENGTH ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function answer(body: object, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, "cache-control": "no-store" } });
}
