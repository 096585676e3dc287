import { createCookie } from "react-router";
import { RETENTION } from "~/lib/retention";

/**
 * Shows an order to the browser that placed it, and to no other. Its path is wider than that of the
 * thank-you page, whose data live at `/boutique/thank-you.data`. Never a name in `foulee`: those are
 * sessions, which see no page that is kept for everyone.
 */
const orderCookie = createCookie("order_token", {
  path: "/boutique",
  httpOnly: true,
  sameSite: "lax",
  maxAge: RETENTION.orderCookieDays * 86_400,
});

/** The header that gives a browser the secret of its order. */
export async function orderCookieHeader(token: string, publicUrl: string): Promise<string> {
  return await orderCookie.serialize(token, { secure: publicUrl.startsWith("https:") });
}

/** The secret of the order that a browser placed last; null without one. */
export async function readOrderToken(request: Request): Promise<string | null> {
  const token: unknown = await orderCookie.parse(request.headers.get("cookie"));
  return typeof token === "string" && token.length > 0 && token.length < 200 ? token : null;
}
