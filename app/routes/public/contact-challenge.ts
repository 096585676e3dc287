import { createProofChallenge } from "~/platform/captcha/proof-of-work.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/contact-challenge";

/** What the browser has to work out before the contact form, or an order, is taken; another one each time. */
export async function loader({ context }: Route.LoaderArgs) {
  const { authSecret, now } = services(context);
  return Response.json(await createProofChallenge(authSecret, now), {
    headers: { "cache-control": "no-store" },
  });
}
