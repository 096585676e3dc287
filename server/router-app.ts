import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { servicesContext } from "~/platform/services.server";
import type { App } from "./pages";

type ServerRoutes = ServerBuild["routes"];

/** The router's build as the server uses it. */
export function createRouterApp(build: ServerBuild, mode: string): App {
  const answer = createRequestHandler(build, mode);
  const tree = toTree(build.routes, undefined);
  return {
    isPage(pathname) {
      const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id;
      return leaf !== undefined && build.routes[leaf]?.module.default !== undefined;
    },
    answer(request, services) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return answer(request, context);
    },
  };
}

function toTree(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: toTree(routes, id) }];
  });
}
