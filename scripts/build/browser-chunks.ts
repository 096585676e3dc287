import { join, sep } from "node:path";

type ModuleTable = {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[] } | null;
};

const APP = join(import.meta.dirname, "../../app");
const FRAME = ["root.tsx", "routes/public/layout.tsx"].map((file) => join(APP, file));
const PAGE = /[\\/]routes[\\/]public[\\/]([\w-]+)\.tsx/;

/**
 * A building block that so many public pages need comes with the frame: nearly half of them. Measured, most pages
 * weigh less so than with fewer or more.
 */
const MANY_PAGES = 12;

/** What is reached from a module by `next`, itself included. */
function reach(id: string, next: (id: string) => string[], found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of next(id)) reach(one, next, found);
  return found;
}

/** The public pages that need a module, by name, but for those that load it later. */
function pagesOf(id: string, modules: ModuleTable): Set<string> {
  const users = reach(id, (one) => modules.getModuleInfo(one)?.importers ?? []);
  return new Set([...users].flatMap((user) => PAGE.exec(user)?.[1] ?? []));
}

let frame: Set<string> | undefined;

/** What public pages share comes in two files: they compress better than many. */
export const BROWSER_CHUNKS = [
  {
    // They change together, when dependencies are brought up to date.
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    priority: 2,
  },
  {
    test: /\.(tsx?|svg)$/,
    name(id: string, modules: ModuleTable) {
      const needs = (one: string) => modules.getModuleInfo(one)?.importedIds ?? [];
      frame ??= new Set(FRAME.flatMap((file) => [...reach(file, needs)]));
      const isBlock = id.startsWith(APP + sep) && pagesOf(id, modules).size >= MANY_PAGES;
      return frame.has(id) || isBlock ? "site" : null;
    },
    priority: 1,
  },
];
