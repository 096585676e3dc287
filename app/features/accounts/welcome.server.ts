import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import type { NewAccount } from "./account.schema";
import type { VoidReason } from "./account-links.server";
import { findLink } from "./account-links.server";
import { createAccountFromLink } from "./accounts.server";
import { isOwnAddress } from "./common-passwords";
import { rememberLoginAddress } from "./login.server";
import { type Busy, unlessBusy } from "./password-hash.server";
import { changePasswordByLink } from "./password-links.server";
import { signIn } from "./sessions.server";

type Refusal =
  | Busy
  /** The password chosen is the address that one signs in with. */
  | { kind: "own-address" }
  | { kind: "link-void"; reason: VoidReason }
  | { kind: "limited"; retryAfterSeconds: number };

export type WelcomeOutcome =
  /** Without headers when the session could not be opened: the person signs in themselves. */
  { kind: "created"; headers: Headers | null } | { kind: "email-taken" } | Refusal;

/** Creates the account that an invitation promises, and signs in. */
export async function acceptInvitation(
  request: Request,
  site: Services,
  secret: string,
  account: NewAccount,
): Promise<WelcomeOutcome> {
  const opening = await tryLink(site, secret);
  if (opening.kind !== "open") return opening;
  const email = opening.link.email ?? account.email;
  if (isOwnAddress(account.password, email)) return await refuseOwnAddress(site);
  const creation = await unlessBusy(
    () => createAccountFromLink(site, secret, account),
    () => forgiveLink(site),
  );
  if (creation.kind !== "created") return creation;
  await forgiveLink(site);
  const login = { email, password: account.password };
  await rememberLoginAddress(site, creation.userId);
  const headers = await unlessBusy(() => signIn(request, site, login));
  return { kind: "created", headers: headers instanceof Headers ? headers : null };
}

/** Gives the person a link was made for the password they chose; they sign in with it themselves. */
export async function acceptPasswordLink(
  site: Services,
  secret: string,
  password: string,
): Promise<{ kind: "changed" } | Refusal> {
  const opening = await tryLink(site, secret);
  if (opening.kind !== "open") return opening;
  if (isOwnAddress(password, opening.link.email ?? "")) return await refuseOwnAddress(site);
  const change = await unlessBusy(
    () => changePasswordByLink(site, secret, password),
    () => forgiveLink(site),
  );
  if (change.kind !== "changed") return change;
  await forgiveLink(site);
  const { userId } = opening.link;
  // The way in for whoever is locked out by wrong passwords that others give.
  if (userId) await rememberLoginAddress(site, userId);
  return change;
}

/**
 * Counts one attempt, before the link is looked at. No password is hashed, which is slow on
 * purpose, for a link that is void nor beyond the limit of an address.
 */
async function tryLink(site: Services, secret: string) {
  const limit = await rateLimits.consume("account-link", addressKey(site.clientAddress));
  if (!limit.ok) {
    return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds } as const;
  }
  const state = await findLink(site.database.kysely, secret, site.now);
  if (state.kind === "void") return { kind: "link-void", reason: state.reason } as const;
  return state;
}

async function refuseOwnAddress(site: Services): Promise<{ kind: "own-address" }> {
  await forgiveLink(site);
  return { kind: "own-address" };
}

/** Takes back what `tryLink` counted: the link was good. */
async function forgiveLink(site: Services): Promise<void> {
  await rateLimits.refund("account-link", addressKey(site.clientAddress));
}
