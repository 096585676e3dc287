import { createContext, type RouterContextProvider, redirect } from "react-router";
import type { Permission } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { refusal } from "~/platform/refusal.server";
import { noteRefusedRole } from "~/platform/refused-role.server";
import { type Services, services } from "~/platform/services.server";
import { FORGOTTEN_PASSWORD_PATH } from "./account-paths";
import { findSignedIn, type SignedInUser } from "./sessions.server";

/** What the guard found out for this request; null before it was asked. */
const visitorContext = createContext<{ user: SignedInUser | null } | null>(null);

type GuardArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export const LOGIN_PATH = "/admin";
const NOT_ALLOWED = "Votre rôle ne permet pas cette action.";

/**
 * Stands on the parent of every admin route: renews the session, sends the anonymous to the
 * login (pages, with the way back) or refuses them with 401 (actions). The login page itself lets
 * everyone through. Every operation checks again with `requireUser`.
 */
export async function guardAdmin(
  { request, url, context }: GuardArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const signedIn = await findSignedIn(request, services(context));
  context.set(visitorContext, { user: signedIn?.user ?? null });
  if (!signedIn && !isOpenToAll(url)) refuse(request, url);
  const response = await next();
  for (const cookie of signedIn?.setCookies ?? []) response.headers.append("set-cookie", cookie);
  return response;
}

/** The login, the page that a one-time link opens, and the one that sends such a link. */
const OPEN_TO_ALL: readonly string[] = [
  LOGIN_PATH,
  `${LOGIN_PATH}/bienvenue`,
  FORGOTTEN_PASSWORD_PATH,
];

function isOpenToAll(url: URL): boolean {
  return OPEN_TO_ALL.includes(url.pathname);
}

/**
 * The signed-in user who may do this, or a refusal: the anonymous get the login for a page and 401
 * for anything else; those whose role does not allow it get 403 (app/platform/permissions), which is logged.
 */
export async function requireUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
  permission: Permission,
): Promise<SignedInUser> {
  const user = await currentUser(request, context);
  if (!user) return refuse(request, new URL(request.url));
  if (!can(user.role, permission)) {
    noteRefusedRole(request, services(context), { user, permission });
    throw refusal(request, 403, NOT_ALLOWED);
  }
  return user;
}

/** The signed-in user or null, asked of the database once a request. */
export async function currentUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SignedInUser | null> {
  const known = context.get(visitorContext);
  if (known) return known.user;
  const site: Services = services(context);
  return (await findSignedIn(request, site))?.user ?? null;
}

function refuse(request: Request, url: URL): never {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw refusal(request, 401, "Votre session est terminée. Reconnectez-vous.");
  }
  const wanted = url.pathname.replace(/\.data$/, "") + url.search;
  throw redirect(`${LOGIN_PATH}?retour=${encodeURIComponent(wanted)}`);
}

/**
 * Where every login leads first: `/admin` sends on whoever the browser's new cookie shows, and says to
 * the others that the cookie was refused, instead of an empty form once more.
 */
export function signedInPath(retour?: string): string {
  const query = new URLSearchParams({ connexion: "faite", ...(retour && { retour }) });
  return `${LOGIN_PATH}?${query}`;
}

/** Where a person goes after the login: a path of the admin area, never another site. */
export function safeReturnPath(retour: string | null | undefined): string {
  // Printable ASCII, as browsers write addresses: a line break would make no header.
  if (!retour || !/^\/admin(\/[\w\-/]*)?(\?[!-~]*)?$/.test(retour)) return LOGIN_PATH;
  if (/[#\\]/.test(retour)) return LOGIN_PATH;
  return retour;
}
