import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isAdminPath } from "~/platform/page-cache/page-key";
import { servicesContext } from "~/platform/services.server";
import type { App } from "./pages";

/** Paths come from visitors, who may ask for as many as they like. */
const PATHS_KNOWN = 2_000;

type ServerRoutes = ServerBuild["routes"];

/**
 * The router's build as the server uses it. The router tries one route after the other, twice for
 * each request: for what is not in the administrator area, the two thirds that are in it are left out.
 */
export function createRouterApp(build: ServerBuild, mode: string): App {
  const answerAny = createRequestHandler(build, mode);
  const answerPublic = createRequestHandler(withoutAdmin(build), mode);
  const tree = toTree(build.routes, undefined);
  // The router compiles its whole table again for each match.
  const known = new Map<string, boolean>();
  return {
    isPage(pathname) {
      const answered = known.get(pathname);
      if (answered !== undefined) return answered;
      const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id;
      const isPage = leaf !== undefined && build.routes[leaf]?.module.default !== undefined;
      if (known.size >= PATHS_KNOWN) known.clear();
      known.set(pathname, isPage);
      return isPage;
    },
    answer(request, services) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      const answer = isAdminPath(new URL(request.url).pathname) ? answerAny : answerPublic;
      return answer(request, context);
    },
  };
}

function withoutAdmin(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).filter(([id]) => !id.startsWith("routes/admin/"));
  return { ...build, routes: Object.fromEntries(routes) };
}

function toTree(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: toTree(routes, id) }];
  });
}
