import { createHmac } from "node:crypto";
import type { Database } from "~/platform/database/database.server";
import { addressKey } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";

const KEPT_MS = 180 * 86_400_000;

type Site = Pick<Services, "database" | "authSecret" | "clientAddress" | "now">;

/** Whether the account of an address has signed in from where this request comes from. */
export async function hasSignedInFromHere(site: Site, email: string): Promise<boolean> {
  const row = await site.database.kysely
    .selectFrom("login_addresses")
    .innerJoin("users", "users.id", "login_addresses.user_id")
    .select("users.id")
    .where("users.email", "=", email)
    .where("login_addresses.address_hash", "=", addressHash(site))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that an account has signed in, or proved who its person is, from here. */
export async function rememberLoginAddress(site: Site, userId: string): Promise<void> {
  const used_at = site.now.toISOString();
  await site.database.kysely
    .insertInto("login_addresses")
    .values({ user_id: userId, address_hash: addressHash(site), used_at })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "address_hash"]).doUpdateSet({ used_at }),
    )
    .execute();
}

/** The table names no address: who reads it cannot try them all without the site's secret. */
function addressHash({ authSecret, clientAddress }: Site): string {
  return createHmac("sha256", authSecret)
    .update(`login-address ${addressKey(clientAddress)}`)
    .digest("base64url");
}

/** Forgets from where nobody has signed in for half a year. */
export async function purgeLoginAddresses({ kysely }: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_MS).toISOString();
  await kysely.deleteFrom("login_addresses").where("used_at", "<", limit).execute();
}
