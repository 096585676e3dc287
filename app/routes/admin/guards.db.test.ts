import { afterEach, describe, expect, it, vi } from "vitest";
import { LOGIN_PATH, requireUser, safeReturnPath } from "~/features/accounts/guard.server";
import { CONTENT_KINDS, KINDS } from "~/kinds.server";
import { requestFailure } from "~/lib/request-failure";
import type { Permission } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import {
  type AdminRoute,
  addressOf,
  adminParent,
  adminRoutes,
  allRoutes,
  type Cells,
  knock,
  loadRoute,
  openVisitor,
  routeArgs,
  settle,
  type Visitor,
} from "~tests/support/admin-routes";
import { test } from "~tests/support/database-test";
import { testContext } from "~tests/support/services";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";

/**
 * The permission that each admin route asks for; `null` for those that answer everybody: the login, the
 * page that a one-time link opens, and the one that sends such a link. A route without its line here fails.
 */
const ACCESS: Record<string, Permission | null> = {
  "entrance.tsx": null,
  "welcome.tsx": null,
  "forgotten-password.tsx": null,
  "logout.ts": "own-account",
  "media.ts": "media",
  "articles-list.tsx": "articles",
  "articles-create.tsx": "articles",
  "articles-edit.tsx": "articles",
  "article-preview.tsx": "articles",
  "article-save.ts": "articles",
  "article-history.ts": "articles",
  "messages-list.tsx": "messages",
  "message.tsx": "messages",
  "messages-blocked.tsx": "messages",
  "messages-commands.ts": "messages",
  "contact-admin.tsx": "contact-admin",
  "contact-admin-send.ts": "contact-admin",
  "visits.tsx": "analytics",
  "visits-export.ts": "analytics",
  "accounts.tsx": "accounts",
  "accounts-commands.ts": "accounts",
  "first-steps-commands.ts": "accounts",
  "profile.tsx": "own-account",
  "profile-save.ts": "own-account",
  "email-save.ts": "own-account",
  "password-save.ts": "own-account",
  "own-sessions.ts": "own-account",
  "identity-confirm.ts": "own-account",
  "two-step.tsx": "own-account",
  "two-step-commands.ts": "own-account",
  "search.tsx": "dashboard",
  "search-results.ts": "dashboard",
  "help.tsx": "help",
  "maintenance.tsx": "maintenance",
  "maintenance-commands.ts": "maintenance",
  "activity-log.tsx": "maintenance",
  "trash.tsx": "maintenance",
  "backups.tsx": "maintenance",
  "backups-commands.ts": "maintenance",
  "backup-download.ts": "maintenance",
  "gallery-list.tsx": "gallery",
  "gallery-create.tsx": "gallery",
  "gallery-edit.tsx": "gallery",
  "gallery-save.ts": "gallery",
  "gallery-publish.ts": "gallery",
  "cleanup.tsx": "maintenance",
  "cleanup-commands.ts": "maintenance",
  "orders-list.tsx": "shop",
  "orders-commands.ts": "shop",
  "order.tsx": "shop",
  "orders-export.ts": "shop",
  "pickup-list.tsx": "shop",
  "products-list.tsx": "shop",
  "products-create.tsx": "shop",
  "products-edit.tsx": "shop",
  "products-save.ts": "shop",
  "product-stock.tsx": "shop",
  // The pages of the site; the others by their kind.
  "sheet.tsx": "club",
  "page-preview.tsx": "club",
  "day-preview.tsx": "club",
  "also-written.ts": "club",
  "not-found.tsx": "dashboard",
};

function nameOf({ file, kind }: AdminRoute): string {
  const name = file.split("/").at(-1) ?? file;
  return kind ? `${name} ${kind}` : name;
}

/** The kind whose screens and save route these are: its description names their permission. */
function kindOf({ path, kind: subject }: AdminRoute) {
  const isBelow = ({ path: list }: { path: string }) => `/${path}/`.startsWith(`${list}/`);
  return CONTENT_KINDS.find((kind) => kind.subject === subject) ?? KINDS.find(isBelow);
}

function permissionFor(route: AdminRoute): Permission | null {
  const permission = kindOf(route)?.permission ?? ACCESS[nameOf(route)];
  if (permission === undefined) throw new Error(`${nameOf(route)} has no line in ACCESS.`);
  return permission;
}

describe("the table of routes", () => {
  it("keeps every admin screen under the guarded parent, with a line in ACCESS", () => {
    expect(allRoutes.filter(({ file }) => file.startsWith("routes/admin/"))).toEqual(adminRoutes);
    const names = new Set(adminRoutes.filter((route) => !kindOf(route)).map(nameOf));
    expect([...names].toSorted()).toEqual(Object.keys(ACCESS).toSorted());
  });

  it("guards the parent by a middleware, with a loader so that client navigations meet it", async () => {
    const module = await loadRoute(adminParent?.file ?? "");
    expect(module.middleware).toHaveLength(1);
    expect(module.loader).toBeTypeOf("function");
  });

  it("gives every route something to ask: a loader or an action", async () => {
    for (const { file } of adminRoutes) {
      const { loader, action } = await loadRoute(file);
      expect(loader ?? action, file).toBeTypeOf("function");
    }
  });
});

function expectedFor(visitor: Visitor, permission: Permission | null): Required<Cells> {
  const open = { view: "let in", loader: "let in", send: "let in", action: "let in" } as const;
  if (permission === null) return open;
  if (visitor === "anonymous" || visitor === "deactivated") {
    return { view: "login", loader: "login", send: "401", action: "401" };
  }
  // The guard lets in who is signed in; what their role may do is asked by each operation.
  return can(visitor, permission) ? open : { ...open, loader: "403", action: "403" };
}

test("a script of the site reads in JSON why it is refused, so that a proxy's 401 or 403 is told from it", async ({
  database,
}) => {
  for (const [visitor, status] of [
    ["anonymous", 401],
    ["editor", 403],
  ] as const) {
    const { site, cookie } = await openVisitor(database, visitor);
    const request = new Request("http://localhost:3000/admin/comptes", {
      method: "POST",
      headers: { accept: "application/json", cookie },
    });
    const refused = await requireUser(request, testContext(site), "accounts").catch(
      (thrown: unknown) => thrown,
    );
    if (!(refused instanceof Response)) throw new Error(`${visitor} was not refused.`);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toEqual(
      requestFailure(expect.any(String), { needsLogin: status === 401 }),
    );
  }
});

describe("every loader and action", () => {
  test.for(["anonymous", "editor", "administrator", "deactivated"] as const)(
    "answers as it should: %s",
    async (visitor, { database }) => {
      const { site, cookie } = await openVisitor(database, visitor);
      const sessions = await database.kysely.selectFrom("sessions").selectAll().execute();
      for (const route of adminRoutes) {
        const cells = await knock(site, cookie, route);
        const expected = expectedFor(visitor, permissionFor(route));
        expect.soft({ ...expected, ...cells }, route.path).toEqual(expected);
        // Some end the session, as they should.
        await database.kysely.deleteFrom("sessions").execute();
        if (sessions.length > 0) {
          await database.kysely.insertInto("sessions").values(sessions).execute();
        }
      }
    },
  );

  test("sends back to what was asked for", async ({ database }) => {
    const { site, cookie } = await openVisitor(database, "anonymous");
    for (const route of adminRoutes.filter(permissionFor)) {
      const { loader } = await loadRoute(route.file);
      if (!loader) continue;
      const args = routeArgs(site, cookie, { method: "GET", route, search: "?page=2" });
      const refusal = await settle(() => loader(args));
      if (!(refusal instanceof Response)) throw new Error(`${route.path} let somebody in.`);
      const location = new URL(refusal.headers.get("location") ?? "", args.url);
      expect(location.searchParams.get("retour")).toBe(`${args.url.pathname}?page=2`);
    }
  });
});

describe("a request that comes from elsewhere", () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  test("is refused before any admin route hears of it", async ({ database }) => {
    const answer = vi.fn(async () => new Response("entendu"));
    server = await openTestServer({ database, answer });
    const { cookie } = await openVisitor(database, "administrator");
    const origins: Record<string, string>[] = [{ origin: "https://ailleurs.example" }, {}];
    for (const route of adminRoutes) {
      const { pathname } = new URL(addressOf(route));
      for (const path of [pathname, `${pathname}.data`]) {
        for (const origin of origins) {
          const options = { method: "POST", headers: { cookie, ...origin }, body: "intent=trash" };
          expect((await ask(server, path, options)).status, path).toBe(403);
        }
      }
    }
    expect(answer).not.toHaveBeenCalled();
  });
});

describe("the way back after the login", () => {
  it("never leaves the admin area", () => {
    expect(safeReturnPath("/admin/actualites?page=2")).toBe("/admin/actualites?page=2");
    for (const hostile of [
      "https://exemple.fr/admin",
      "//exemple.fr",
      "/admin/../x",
      "/admin\\@exemple.fr",
      "/administrateur",
      "javascript:alert(1)",
      "/admin/%0d%0aSet-Cookie:x=1",
      "",
      null,
    ]) {
      expect(safeReturnPath(hostile), String(hostile)).toBe(LOGIN_PATH);
    }
  });
});
