import { join, sep } from "node:path";

type ModuleTable = {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[] } | null;
};

const APP = join(import.meta.dirname, "../../app");
const FRAME = ["root.tsx", "routes/public/layout.tsx"].map((file) => join(APP, file));
const HOME = "public/home";
const ROUTE = /[\\/]routes[\\/]((?:public|admin)[\\/][\w-]+)\.tsx?/;

/**
 * The building blocks that so many public pages need come in one file: nearly half of them. Measured, most pages weigh
 * less so than with fewer or more.
 */
const MANY_PAGES = 12;

/** What is reached from a module by `next`, itself included. */
function reach(id: string, next: (id: string) => string[], found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of next(id)) reach(one, next, found);
  return found;
}

/** The routes that need a module, by name, but for those that load it later. */
function routesOf(id: string, modules: ModuleTable): string[] {
  const users = reach(id, (one) => modules.getModuleInfo(one)?.importers ?? []);
  const names = [...users].flatMap((user) => ROUTE.exec(user)?.[1]?.replace(sep, "/") ?? []);
  return [...new Set(names)];
}

let frame: Set<string> | undefined;

/**
 * The shared file that a module comes in, if any. What the home page shares with any other comes with the
 * frame: most visits begin there, and each file of its own, small as it is, costs it half a kilobyte of headers.
 */
function fileOf(id: string, modules: ModuleTable): "site" | "pages" | null {
  const needs = (one: string) => modules.getModuleInfo(one)?.importedIds ?? [];
  frame ??= new Set(FRAME.flatMap((file) => [...reach(file, needs)]));
  if (frame.has(id)) return "site";
  if (!id.startsWith(APP + sep)) return null;
  const routes = routesOf(id, modules);
  if (routes.includes(HOME)) return routes.length > 1 ? "site" : null;
  return routes.filter((name) => name.startsWith("public/")).length >= MANY_PAGES ? "pages" : null;
}

/** A group takes what its modules need with it: what the frame needs is taken first. */
function group(name: "site" | "pages", priority: number) {
  return {
    test: /\.(tsx?|svg)$/,
    name: (id: string, modules: ModuleTable) => (fileOf(id, modules) === name ? name : null),
    priority,
  };
}

/** What public pages share comes in few files: they compress better than many. */
export const BROWSER_CHUNKS = [
  {
    // They change together, when dependencies are brought up to date, and so does the bundler's own helper.
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
    priority: 3,
  },
  group("site", 2),
  group("pages", 1),
];
