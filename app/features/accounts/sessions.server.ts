import { APIError } from "better-auth/api";
import { fullName } from "~/lib/person-name";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { lastingLog } from "~/platform/log.server";
import type { Role } from "~/platform/permissions";
import { givenFirstName, givenLastName } from "~/platform/person-names.server";
import type { Services } from "~/platform/services.server";
import { type Auth, authFor, SESSION_COOKIE_NAME, SESSION_COOKIE_PREFIX } from "./auth.server";
import { endPendingLogins, findLoginAccount, revokeIfChanged } from "./login-account.server";
import { PENDING_COOKIE } from "./two-step-plugin.server";

/** Who is signed in, as the admin area shows and authorises them. */
export type SignedInUser = {
  id: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
};

/** As volunteers know the person: by their name, else by their address. */
export function nameOf({ firstName, lastName, email }: SignedInUser): string {
  return fullName(firstName, lastName) ?? email;
}

export type SignedIn = { user: SignedInUser; setCookies: string[] };

/** The accounts of this site, behind better-auth. */
export function siteAuth(
  site: Pick<Services, "database" | "authSecret" | "environment" | "log">,
): Auth {
  return authFor({
    database: site.database,
    authSecret: site.authSecret,
    publicUrl: site.environment.publicUrl,
    log: lastingLog(site.log),
  });
}

type AuthSite = Parameters<typeof siteAuth>[0];

/**
 * Whether a `Cookie` header carries a session that this site opened, even one that has ended. Asks no database: it
 * only tells a volunteer from those who write such a cookie themselves.
 */
export async function hasSignedSession(
  cookie: string | undefined,
  site: AuthSite,
): Promise<boolean> {
  if (!cookie?.includes(SESSION_COOKIE_NAME)) return false;
  return await siteAuth(site).api.hasSignedSession({ headers: new Headers({ cookie }) });
}

/**
 * The user whose session a request carries, and the cookies that renew it; null for anonymous
 * visitors, expired sessions and deactivated accounts.
 */
export async function findSignedIn(request: Request, site: Services): Promise<SignedIn | null> {
  // A page view renews a session; an action may open another one, whose cookie must come last.
  return await readSession(request, site, { isRenewed: request.method === "GET" });
}

async function readSession(
  request: Request,
  site: Services,
  { isRenewed }: { isRenewed: boolean },
): Promise<SignedIn | null> {
  if (!request.headers.get("cookie")?.includes(`${SESSION_COOKIE_PREFIX}.`)) return null;
  const { response: session, headers } = await siteAuth(site).api.getSession({
    headers: request.headers,
    query: { disableRefresh: !isRenewed },
    returnHeaders: true,
  });
  if (!session) return null;
  const user = await findUser(site, session.user.id);
  return user && { user, setCookies: headers.getSetCookie() };
}

/** The user alone. The session is not renewed: its cookie would have to go with the answer. */
export async function findSignedInUser(
  request: Request,
  site: Services,
): Promise<SignedInUser | null> {
  return (await readSession(request, site, { isRenewed: false }))?.user ?? null;
}

async function findUser(site: Services, id: string): Promise<SignedInUser | null> {
  const row = await site.database.kysely
    .selectFrom("users")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "users.id")
    .select(["users.id", "users.email", "users.role", "admin_profiles.avatar_url"])
    .select([
      givenFirstName("users.id").as("first_name"),
      givenLastName("users.id").as("last_name"),
    ])
    .where("users.id", "=", id)
    .where("users.deactivated_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
    avatarUrl: row.avatar_url,
  };
}

/** A password was right: a session is open, or a code is still to come. The headers set the cookie of either. */
export type OpenedLogin = { kind: "session" | "second-step"; headers: Headers; userId: string };

/** An address that no account has. */
const NOBODY = "personne@exemple.invalid";

/**
 * Begins a session, or its second step for those who have one; null when address and password do
 * not go together, or no longer do once both have been looked at. Rejects with a `BusyError` when
 * too many passwords are being hashed. The library's own lines in the log carry no request: one with
 * the outcome stands beside.
 */
export async function openLogin(
  request: Request,
  site: Services,
  login: { email: string; password: string },
): Promise<OpenedLogin | null> {
  const opened = await tryLogin(request, site, login);
  if (opened) site.log.info({ outcome: opened.kind }, LOGIN_TRIED);
  else site.log.warn({ outcome: "refused" }, LOGIN_TRIED);
  return opened;
}

const LOGIN_TRIED = "A login was tried.";

async function tryLogin(
  request: Request,
  site: Services,
  login: { email: string; password: string },
): Promise<OpenedLogin | null> {
  const account = await findLoginAccount(site.database.kysely, login);
  // The same is done for a deactivated account as for an unknown one: the time it takes tells nothing.
  const email = account ? login.email : NOBODY;
  try {
    const { response, headers } = await siteAuth(site).api.signInEmail({
      body: { email, password: login.password, rememberMe: true },
      headers: new Headers({ "user-agent": request.headers.get("user-agent") ?? "" }),
      returnHeaders: true,
    });
    const token = "twoFactorRedirect" in response ? null : response.token;
    if (!account || (await revokeIfChanged(site.database, account, token))) return null;
    // The library opens a session first, then ends it: nothing of that leaves the server.
    const { userId } = account;
    return token === null
      ? { kind: "second-step", headers: keepCookies(headers, PENDING_COOKIE), userId }
      : { kind: "session", headers, userId };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

/** As `openLogin`, for those to whom both are one: `/admin` shows whatever comes next. */
export async function signIn(
  request: Request,
  site: Services,
  login: { email: string; password: string },
): Promise<Headers | null> {
  return (await openLogin(request, site, login))?.headers ?? null;
}

function keepCookies(headers: Headers, name: string): Headers {
  const kept = new Headers();
  for (const cookie of headers.getSetCookie()) {
    if (cookie.slice(0, cookie.indexOf("=")).endsWith(`.${name}`))
      kept.append("set-cookie", cookie);
  }
  return kept;
}

/** Ends the session a request carries: the headers that clear its cookie. */
export async function signOut(request: Request, site: Services): Promise<Headers> {
  const { headers } = await siteAuth(site).api.signOut({
    headers: request.headers,
    returnHeaders: true,
  });
  return headers;
}

/**
 * Ends every session of an account, and the logins whose code is still to come: whoever is in with
 * the old password is out.
 */
export async function endSessions(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await endPendingLogins(trx, userId);
}

/** Forgets the sessions that have ended, and the logins whose code never came. */
export async function purgeExpiredSessions(db: Queryable, now: Date): Promise<void> {
  const clock = now.toISOString();
  await db.deleteFrom("sessions").where("expires_at", "<", clock).execute();
  await db.deleteFrom("verifications").where("expires_at", "<", clock).execute();
}
