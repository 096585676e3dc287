import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import type { NewAccount } from "./account.schema";
import { createAccountFromLink, findAccountLink } from "./accounts.server";
import { signIn, siteAuth } from "./sessions.server";

export type WelcomeOutcome =
  /** Without headers when the session could not be opened: the person signs in themselves. */
  | { kind: "created"; headers: Headers | null }
  | { kind: "link-void" }
  | { kind: "email-taken" }
  | { kind: "limited"; retryAfterSeconds: number };

/**
 * Creates the account that a one-time link promises, and signs in. No password is hashed, which is
 * slow on purpose, for a link that is void nor beyond the limit of an address.
 */
export async function acceptAccountLink(
  request: Request,
  site: Services,
  secret: string,
  account: NewAccount,
): Promise<WelcomeOutcome> {
  const address = addressKey(site.clientAddress);
  const limit = await rateLimits.consume("account-link", address);
  if (!limit.ok) return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  const link = await findAccountLink(site.database.kysely, secret, site.now);
  if (!link) return { kind: "link-void" };
  const creation = await createAccountFromLink({ ...site, auth: siteAuth(site) }, secret, account);
  if (creation.kind !== "created") return creation;
  await rateLimits.refund("account-link", address);
  const login = { email: link.email ?? account.email, password: account.password };
  return { kind: "created", headers: await signIn(request, site, login) };
}
