import { createHmac } from "node:crypto";
import { createAdministrator } from "~/features/accounts/accounts.server";
import { signIn } from "~/features/accounts/sessions.server";
import type { Role } from "~/platform/permissions";
import type { Services } from "~/platform/services.server";

export const TEST_PASSWORD = "dix foulées plus loin";

/** Creates an account that can sign in, of any role; returns its id. */
export async function createTestAccount(
  site: Services,
  { email, role = "administrator" }: { email: string; role?: Role },
): Promise<string> {
  const [firstName = email] = email.split("@");
  const made = await createAdministrator(site, {
    firstName,
    lastName: "Test",
    email,
    password: TEST_PASSWORD,
  });
  if (made.kind !== "created") throw new Error(made.kind);
  await site.database.kysely
    .updateTable("users")
    .set({ role })
    .where("id", "=", made.userId)
    .execute();
  return made.userId;
}

/** Opens a session through the accounts' own API; returns its `Cookie` header. */
export async function openTestSession(site: Services, email: string): Promise<string> {
  const request = new Request("http://localhost:3000/admin");
  const headers = await signIn(request, site, { email, password: TEST_PASSWORD });
  if (!headers) throw new Error(`${email} could not sign in.`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The `Cookie` header of a session that this site signed and that has ended since. */
export function endedSessionCookie({ authSecret }: Pick<Services, "authSecret">): string {
  const token = "ended";
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return `foulee.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
