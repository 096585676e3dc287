import type { RouteConfigEntry } from "@react-router/dev/routes";
import { LOGIN_PATH } from "~/features/accounts/guard.server";
import { CONTENT_KINDS, KINDS } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import type { Role } from "~/platform/permissions";
import type { Services } from "~/platform/services.server";
import table from "~/routes";
import { createTestAccount, openTestSession } from "./accounts";
import { testContext, testServices } from "./services";

const ID = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";

type Operation = (args: unknown) => unknown;
type RouteModule = { loader?: Operation; action?: Operation; middleware?: Operation[] };
export type AdminRoute = {
  file: string;
  path: string;
  /** Of the route of all sheets of the club: one of them. */
  sheet?: string;
  /** Of the route that answers for every kind of record: one of them. */
  kind?: string;
};

const modules = import.meta.glob<RouteModule>("/app/routes/admin/*.{ts,tsx}");

function leaves(entries: RouteConfigEntry[], parent: string): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    const { file, children } = entry;
    if (children) return leaves(children, path);
    if (path.endsWith("?")) {
      // A last part that may be left out: two addresses.
      const whole = path.slice(0, -1);
      const routes = [
        { file, path: whole.slice(0, whole.lastIndexOf("/")) },
        { file, path: whole },
      ];
      return routes.flatMap(sheetRoutes);
    }
    if (!path.includes(":kind")) return [{ file, path }];
    return CONTENT_KINDS.map(({ subject: kind }) => {
      return { file, path: path.replace(":kind", kind), kind };
    });
  });
}

const SHEETS = [
  "pages",
  ...KINDS.flatMap(({ path }) => /^\/admin\/club\/(.+)$/.exec(path)?.[1] ?? []),
];

function sheetRoutes(route: AdminRoute): AdminRoute[] {
  if (!route.path.includes(":sheet")) return [route];
  return SHEETS.map((sheet) => ({ ...route, path: route.path.replace(":sheet", sheet), sheet }));
}

/** Every route of the site, and those of the administrator area. */
export const allRoutes = leaves(await table, "");
export const adminRoutes = allRoutes.filter(
  ({ path }) => path === "admin" || path.startsWith("admin/"),
);
export const adminParent = (await table).find((entry) => entry.path === "admin");

export async function loadRoute(file: string): Promise<RouteModule> {
  const module = modules[`/app/${file}`];
  if (!module) throw new Error(`${file} stands outside app/routes/admin.`);
  return await module();
}

/** An address of the route, with an id nothing has. */
export function addressOf({ path }: AdminRoute): string {
  return `http://localhost:3000/${path.replace(":id", ID).replace("*", "ailleurs")}`;
}

export type Visitor = "anonymous" | Role | "deactivated";
type Outcome = "login" | "401" | "403" | "let in";
export type Cells = { view: Outcome; loader?: Outcome; send: Outcome; action?: Outcome };

/** Who comes, with a session opened as at the login. */
export async function openVisitor(database: Database, visitor: Visitor) {
  const site = testServices(database, { now: new Date() });
  if (visitor === "anonymous") return { site, cookie: "" };
  const email = `${visitor}@exemple.fr`;
  const role = visitor === "editor" ? "editor" : "administrator";
  const id = await createTestAccount(site, { email, role });
  const cookie = await openTestSession(site, email);
  if (visitor === "deactivated") {
    // Straight in the table: the command would have ended the session, which is to be live here.
    const values = { deactivated_at: site.now.toISOString() };
    await database.kysely.updateTable("users").set(values).where("id", "=", id).execute();
  }
  return { site, cookie };
}

type Call = { method: "GET" | "POST"; route: AdminRoute; search?: string };

/** What the router calls an operation with; an empty form when it is sent. */
export function routeArgs(site: Services, cookie: string, { method, route, search }: Call) {
  const body = method === "POST" ? { body: new FormData() } : {};
  const address = `${addressOf(route)}${search ?? ""}`;
  const request = new Request(address, { method, headers: { cookie }, ...body });
  const url = new URL(request.url);
  return {
    request,
    url,
    context: testContext(site),
    params: { id: ID, "*": "ailleurs", kind: route.kind, sheet: route.sheet },
  };
}

/** An outcome per door: through the guard of the parent, and in the operation itself. */
export async function knock(site: Services, cookie: string, route: AdminRoute): Promise<Cells> {
  const { loader, action } = await loadRoute(route.file);
  const [guard] = (await loadRoute(adminParent?.file ?? "")).middleware ?? [];
  const argsFor = (method: "GET" | "POST") => routeArgs(site, cookie, { method, route });
  const guarded = (method: "GET" | "POST") => {
    const next = async () => new Response(null);
    return outcomeOf(() => (guard as (...args: unknown[]) => unknown)(argsFor(method), next));
  };
  return {
    view: await guarded("GET"),
    ...(loader && { loader: await outcomeOf(() => loader(argsFor("GET"))) }),
    send: await guarded("POST"),
    ...(action && { action: await outcomeOf(() => action(argsFor("POST"))) }),
  };
}

async function outcomeOf(operation: () => unknown): Promise<Outcome> {
  const answer = await settle(operation);
  const status = statusOf(answer);
  if (status === 401 || status === 403) return `${status}`;
  const location = answer instanceof Response && answer.headers.get("location");
  const to = new URL(location || "/", "http://localhost:3000");
  return to.pathname === LOGIN_PATH && to.searchParams.has("retour") ? "login" : "let in";
}

/** What it answered, returned or thrown; anything else that is thrown fails the test. */
export async function settle(operation: () => unknown): Promise<unknown> {
  try {
    return await operation();
  } catch (thrown) {
    if (thrown instanceof Response || statusOf(thrown)) return thrown;
    throw thrown;
  }
}

/** Of a `Response`, and of what `data()` of the router wraps. */
function statusOf(answer: unknown): number | undefined {
  if (answer instanceof Response) return answer.status;
  if (typeof answer !== "object" || answer === null || !("init" in answer)) return undefined;
  return (answer.init as ResponseInit | null)?.status;
}
