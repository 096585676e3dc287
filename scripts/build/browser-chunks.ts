import { join } from "node:path";

type ModuleTable = { getModuleInfo(id: string): { importedIds: string[] } | null };

const APP = join(import.meta.dirname, "../../app");
const FRAME = ["root.tsx", "routes/public/layout.tsx"].map((file) => join(APP, file));

/** The modules that a module needs, itself included, but for what is loaded later. */
function needsOf(id: string, modules: ModuleTable, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const needed of modules.getModuleInfo(id)?.importedIds ?? []) {
    needsOf(needed, modules, found);
  }
  return found;
}

let frame: Set<string> | undefined;

/** What every public page needs comes in three files: they compress better than many. */
export const BROWSER_CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "router", test: /node_modules\/react-router\//, priority: 2 },
  {
    test: /\.(tsx?|svg)$/,
    name(id: string, modules: ModuleTable) {
      frame ??= new Set(FRAME.flatMap((file) => [...needsOf(file, modules)]));
      return frame.has(id) ? "site" : null;
    },
    priority: 1,
  },
];
