import { LRUCache } from "lru-cache";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { documentPath, isDataPath } from "~/platform/page-cache/page-key";
import { readPageQuery } from "~/platform/page-cache/page-query";
import { servicesContext } from "~/platform/services.server";
import type { App } from "./pages";

/** Paths come from visitors, who may ask for as many as they like. */
const PATHS_KNOWN = 2_000;

type ServerRoutes = ServerBuild["routes"];

/** The router's build as the server uses it. */
export function createRouterApp(build: ServerBuild, mode: string): App {
  const answerRequest = createRequestHandler(build, mode);
  const tree = toTree(build.routes, undefined);
  /**
   * The ids of the routes that a path leads to, the outermost first. The router compiles its whole
   * table again for each match.
   */
  const routesOf = new LRUCache<string, string[]>({
    max: PATHS_KNOWN,
    memoMethod: (pathname) =>
      (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => route.id ?? []),
  });

  function findModule(pathname: string) {
    return build.routes[routesOf.memo(pathname).at(-1) ?? ""]?.module;
  }

  return {
    isPage: (pathname) => findModule(pathname)?.default !== undefined,
    readQuery(url) {
      const path = documentPath(url.pathname);
      const query = readPageQuery(findModule(path)?.handle, url.searchParams);
      if (!isDataPath(url.pathname)) return query;
      const wanted = url.searchParams.get("_routes");
      if (wanted !== null && isAskedInOrder(wanted, routesOf.memo(path)))
        query.set("_routes", wanted);
      return query;
    },
    answer(request, services) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return answerRequest(request, context);
    },
  };
}

/** Whether the data that is asked for is that of some of a page's routes, each once: all else is all of it. */
function isAskedInOrder(wanted: string, routes: readonly string[]): boolean {
  const asked = new Set(wanted.split(","));
  return routes.filter((id) => asked.has(id)).join(",") === wanted;
}

function toTree(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: toTree(routes, id) }];
  });
}
