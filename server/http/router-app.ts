import { LRUCache } from "lru-cache";
import {
  createRequestHandler,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { mayBeEventPage } from "~/club/events/may-be-event-page.server";
import { documentPath, isDataPath } from "~/platform/html/page-key";
import { readPageQuery } from "~/platform/html/page-query";
import { servicesContext } from "~/platform/services.server";
import type { App } from "./pages";
import { spelledAs } from "./request-url";

/** Paths come from visitors, who may ask for as many as they like. */
const PATHS_KNOWN = 2_000;

/** The pattern of the page for all that no other route takes, and an address there. */
const EVERYTHING_ELSE = "*";
const NOWHERE = "/404/404";

/** The same of the pages of events, alone and in the site: an address for each, for the route decides which scripts a page loads. */
const NO_EVENT = new Map([
  [":page", "/404"],
  ["evenements/:page", "/evenements/404"],
]);

type ServerRoutes = ServerBuild["routes"];

/** What the table of routes says of a path. */
type Place = {
  /** Of the routes that it leads to, the outermost first. */
  ids: readonly string[];
  /** Their paths as one, as in `routes.ts`: `actualites/:id`. */
  pattern: string;
  /** The parts of the path that the pattern leaves open. */
  params: Readonly<Record<string, string | undefined>>;
};

/** The router's build as the server uses it. */
export function createRouterApp(build: ServerBuild, mode: string): App {
  const answerRequest = createRequestHandler(build, mode);
  const tree = toTree(build.routes, undefined);
  /** The router compiles its whole table again for each match. */
  const places = new LRUCache<string, Place>({
    max: PATHS_KNOWN,
    memoMethod: (pathname) => readPlace(matchRoutes(tree, pathname) ?? []),
  });

  function findModule(pathname: string) {
    return build.routes[places.memo(pathname).ids.at(-1) ?? ""]?.module;
  }

  return {
    isPage: (pathname) => findModule(pathname)?.default !== undefined,
    async nowhereFor(pathname, services) {
      const { pattern, params } = places.memo(pathname);
      if (pattern === EVERYTHING_ELSE) return NOWHERE;
      const noEvent = NO_EVENT.get(pattern) ?? null;
      if (noEvent === null) return null;
      return (await mayBeEventPage(services(), params.page ?? "")) ? null : noEvent;
    },
    spell: (pathname) => spelledAs(pathname, places.memo(pathname).pattern),
    readQuery(url) {
      const path = documentPath(url.pathname);
      const query = readPageQuery(findModule(path)?.handle, url.searchParams);
      if (!isDataPath(url.pathname)) return query;
      const wanted = url.searchParams.get("_routes");
      if (wanted !== null && isAskedInOrder(wanted, places.memo(path).ids))
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

function readPlace(matches: readonly Pick<RouteMatch, "route" | "params">[]): Place {
  return {
    ids: matches.flatMap(({ route }) => route.id ?? []),
    pattern: matches.flatMap(({ route }) => route.path || []).join("/"),
    params: matches.at(-1)?.params ?? {},
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
