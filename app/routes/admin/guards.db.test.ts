import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { LOGIN_PATH } from "~/features/accounts/guard.server";
import table from "~/routes";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";

type Operation = (args: unknown) => unknown;
type RouteModule = { loader?: Operation; action?: Operation; middleware?: Operation[] };

const modules = import.meta.glob<RouteModule>("./*.{ts,tsx}");

/** Pages that must answer the anonymous: the login, and the page that a one-time link opens. */
const OPEN = new Set(["routes/admin/entrance.tsx", "routes/admin/welcome.tsx"]);

type AdminRoute = { file: string; path: string };

function leaves(entries: RouteConfigEntry[], parent: string): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    return entry.children ? leaves(entry.children, path) : [{ file: entry.file, path }];
  });
}

const all = leaves(await table, "");
const admin = all.filter(({ path }) => path === "admin" || path.startsWith("admin/"));
const guarded = admin.filter(({ file }) => !OPEN.has(file));
const parent = (await table).find((entry) => entry.path === "admin");

async function load(file: string): Promise<RouteModule> {
  const module = modules[`./${file.split("/").at(-1)}`];
  if (!module) throw new Error(`${file} stands outside app/routes/admin.`);
  return await module();
}

/** What an operation refused with, or a failure: it let an anonymous visitor through. */
async function refusalOf(operation: () => unknown): Promise<Response> {
  try {
    await operation();
  } catch (refusal) {
    if (refusal instanceof Response) return refusal;
    throw refusal;
  }
  throw new Error("An anonymous visitor was let through.");
}

function concretePath(path: string): string {
  return `/${path.replace(":id", "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11").replace("*", "ailleurs")}`;
}

function argsFor(request: Request, context: unknown) {
  return { request, url: new URL(request.url), context, params: { id: "x", "*": "ailleurs" } };
}

describe("the table of routes", () => {
  it("keeps every admin screen under the guarded parent", () => {
    expect(guarded.length).toBeGreaterThanOrEqual(7);
    expect(all.filter(({ file }) => file.startsWith("routes/admin/"))).toEqual(admin);
  });

  it("guards the parent by a middleware, with a loader so that client navigations meet it", async () => {
    const module = await load(parent?.file ?? "");
    expect(module.middleware).toHaveLength(1);
    expect(module.loader).toBeTypeOf("function");
  });
});

describe.each(guarded)("$path", ({ file, path }) => {
  const url = `http://localhost:3000${concretePath(path)}`;

  test("sends an anonymous page view to the login, in its own loader too", async ({ database }) => {
    const module = await load(file);
    const [guard] = (await load(parent?.file ?? "")).middleware ?? [];
    const context = testContext(testServices(database));
    const args = argsFor(new Request(url), context);
    const operations = [() => guard?.(args), module.loader && (() => module.loader?.(args))];
    for (const operation of operations) {
      if (!operation) continue;
      const refusal = await refusalOf(operation);
      expect(refusal.status).toBe(302);
      const location = new URL(refusal.headers.get("location") ?? "", url);
      expect(location.pathname).toBe(LOGIN_PATH);
      expect(location.searchParams.get("retour")).toBe(concretePath(path));
    }
  });

  test("refuses an anonymous action with 401", async ({ database }) => {
    const module = await load(file);
    const [guard] = (await load(parent?.file ?? "")).middleware ?? [];
    const send = () =>
      argsFor(
        new Request(url, { method: "POST", body: new FormData() }),
        testContext(testServices(database)),
      );
    expect((await refusalOf(async () => guard?.(send()))).status).toBe(401);
    if (module.action)
      expect((await refusalOf(async () => module.action?.(send()))).status).toBe(401);
  });
});

describe("the way back after the login", () => {
  it("never leaves the admin area", async () => {
    const { safeReturnPath } = await import("~/features/accounts/guard.server");
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
