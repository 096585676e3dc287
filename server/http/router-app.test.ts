import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { isDataPath } from "~/platform/html/page-key";
import type { Services } from "~/platform/services.server";
import table from "~/routes";
import { fc } from "~tests/support/properties";
import { canonicalAddress } from "./request-url";
import { createRouterApp } from "./router-app";

/** A resource that answers with its own name. */
function resource(id: string, parentId: string | undefined, path: string) {
  const module = { loader: () => new Response(id) };
  return [id, { id, parentId, path, module }] as const;
}

/** A page that reads one parameter of its query. */
function reader(id: string, parentId: string | undefined, path: string) {
  const canonicalPath = (params: URLSearchParams) => `/x?page=${params.get("page") ?? "1"}`;
  return [id, { id, parentId, path, module: { default: id, handle: { canonicalPath } } }] as const;
}

const build = {
  routes: Object.fromEntries([
    resource("root", undefined, ""),
    resource("routes/public/news", "root", "actualites"),
    reader("routes/public/gallery", "root", "galerie"),
    resource("routes/public/lone-event", "root", ":page"),
    resource("routes/public/not-found", "root", "*"),
    resource("routes/admin/layout", "root", "admin"),
    resource("routes/admin/news", "routes/admin/layout", "actualites"),
    resource("routes/admin/not-found", "routes/admin/layout", "*"),
  ]),
  assets: { routes: {}, version: "1" },
  entry: { module: {} },
  basename: "/",
  future: {},
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

test.each([
  ["/actualites", "routes/public/news"],
  ["/admin-sante", "routes/public/lone-event"],
  ["/nulle-part/x", "routes/public/not-found"],
  ["/admin", "routes/admin/layout"],
  ["/admin/actualites", "routes/admin/news"],
  ["/Admin/Actualites", "routes/admin/news"],
  ["/%61dmin/actualites", "routes/admin/news"],
  ["/admin/nulle-part", "routes/admin/not-found"],
])("%s is answered by %s", async (path, route) => {
  const app = createRouterApp(build, "production");
  const answer = await app.answer(new Request(`http://site.test${path}`), {} as Services);
  expect(await answer.text()).toBe(route);
});

test.each([
  ["/galerie?vue=x&page=2&page=3", "page=2"],
  ["/galerie?_routes=root", "page=1"],
  ["/GALERIE?page=2", "page=2"],
  ["/actualites?page=2", ""],
  ["/nulle-part?page=2", ""],
  [
    "/galerie.data?page=2&_routes=routes%2Fpublic%2Fgallery",
    "page=2&_routes=routes%2Fpublic%2Fgallery",
  ],
  [
    "/galerie.data?_routes=root,routes/public/gallery",
    "page=1&_routes=root%2Croutes%2Fpublic%2Fgallery",
  ],
  ["/galerie.data?_routes=routes/public/gallery,root", "page=1"],
  ["/galerie.data?_routes=root,root", "page=1"],
  ["/galerie.data?_routes=autre&index", "page=1"],
])("of the query of %s is read %s", (path, read) => {
  const app = createRouterApp(build, "production");
  expect(app.readQuery(new URL(path, "http://site.test")).toString()).toBe(read);
});

const noServices = () => {
  throw new Error("No content decides there.");
};

test.each([
  ["/nulle-part/x", "/404/404"],
  ["/actualites/x/y", "/404/404"],
  ["/actualites", null],
  ["/ACTUALITES", null],
  ["/admin/nulle-part", null],
])("%s leads to %s: nothing is there", async (path, nowhere) => {
  const app = createRouterApp(build, "production");
  expect(await app.nowhereFor(path, noServices)).toBe(nowhere);
});

/** The routes of the site itself: what stands in a file for components is a page. */
const site = createRouterApp(
  { ...build, routes: Object.fromEntries(entriesOf(await table, undefined)) } as ServerBuild,
  "production",
);

type Entry = [string, object];

function entriesOf(routes: readonly RouteConfigEntry[], parentId: string | undefined): Entry[] {
  return routes.flatMap(({ id, file, path, index, children = [] }): Entry[] => {
    const own = id ?? file.replace(/\.\w+$/, "");
    const module = file.endsWith(".tsx") ? { default: own } : {};
    return [[own, { id: own, parentId, path, index, module }], ...entriesOf(children, own)];
  });
}

function pathsOf(routes: readonly RouteConfigEntry[], parent: string): string[] {
  return routes.flatMap(({ path = "", file, children }) => {
    const whole = [parent, path].filter(Boolean).join("/");
    if (children) return pathsOf(children, whole);
    return file.endsWith(".tsx")
      ? [`/${whole.replace(/:\w+/g, "Un%2FMot%C3%A9").replace("*", "Ailleurs/X")}`]
      : [];
  });
}

const pagePaths = pathsOf(await table, "");
const addressOf = (path: string) => canonicalAddress(new URL(path, "http://site.test"), site);

test("each page of the site stands at its own spelling", () => {
  expect(pagePaths.length).toBeGreaterThan(60);
  expect(pagePaths.filter((path) => addressOf(path) !== null)).toEqual([]);
});

/** A letter or figure of a path, in capitals or as its code: never within an escape. */
function misspell(path: string, choices: readonly number[]): string {
  let at = 0;
  return path.replace(/%[\dA-F]{2}|[a-z]/g, (part) => {
    const choice = part.startsWith("%") ? 0 : (choices[at++ % choices.length] ?? 0);
    if (choice === 1) return part.toUpperCase();
    return choice === 2 ? `%${part.charCodeAt(0).toString(16)}` : part;
  });
}

test("every spelling of a page leads to one address, in one hop, and its data too", () => {
  const choices = fc.array(fc.constantFrom(0, 1, 2), { minLength: 3, maxLength: 12 });
  const fixed = pagePaths.filter((path) => !/[A-Z%]/.test(path) && path !== "/");
  expect(fixed.length).toBeGreaterThan(40);
  fc.assert(
    fc.property(
      fc.constantFrom(...fixed),
      choices,
      fc.constantFrom("", ".data", "/_.data"),
      (path, how, end) => {
        const found = addressOf(misspell(path, how) + end) ?? path + end;
        expect(found).toBe(path + (isDataPath(end) ? ".data" : ""));
        expect(addressOf(found)).toBeNull();
      },
    ),
  );
});

test.each([
  "/MEDIA/articles/A.jpg",
  "/Actualites.ATOM",
  "/SITEMAP.xml",
  "/Evenements/Prochains",
  "/ADMIN/Media",
])("%s is no page: it keeps its path", (path) => {
  expect(addressOf(path)).toBeNull();
});
