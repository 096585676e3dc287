import { createProofChallenge } from "~/platform/captcha/proof-of-work.server";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/contact-challenge";

const TOO_MANY = "Trop de demandes viennent de cette connexion. Réessayez un peu plus tard.";

/**
 * What the browser has to work out before the contact form, or an order, is taken; another one each
 * time, and only so many for one address: making them costs the site some work too.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { authSecret, clientAddress, now } = services(context);
  const limit = await rateLimits.consume("challenge", addressKey(clientAddress));
  if (!limit.ok) {
    return new Response(TOO_MANY, {
      status: 429,
      headers: {
        "cache-control": "no-store",
        "content-type": "text/plain; charset=utf-8",
        "retry-after": String(limit.retryAfterSeconds),
      },
    });
  }
  return Response.json(await createProofChallenge(authSecret, now), {
    headers: { "cache-control": "no-store" },
  });
}
