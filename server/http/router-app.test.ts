import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Services } from "~/platform/services.server";
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
  ["/admin-sante", "routes/public/not-found"],
  ["/nulle-part", "routes/public/not-found"],
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
