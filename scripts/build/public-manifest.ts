import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { publicManifestUrl } from "../../app/platform/page-cache/public-manifest.ts";

const ASSETS = join(import.meta.dirname, "../../build/client/assets");
type Route = { imports?: string[]; hasDefaultExport: boolean };

const ASSIGNED = "window.__reactRouterManifest=";

/** What public pages ask the router for without going there (`useFetcher`). */
export const ASKED = ["routes/public/news-suggestions"];

/**
 * Writes beside the router's table of all routes one of the public pages: these load that one. No
 * client navigation leads from them to the administrator area, which is two thirds of the whole, nor
 * to what is no page: feeds, pictures, and what forms are sent to. The router sets up the patterns of
 * every route as it starts, in one task.
 */
export const publicManifest: Plugin = {
  name: "public-manifest",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async closeBundle() {
    const files = await readdir(ASSETS).catch(() => []);
    const manifests = files.filter((file) => /^manifest-[\w-]+\.js$/.test(file));
    const [file] = manifests;
    if (!file || manifests.length > 1) return this.error("One manifest of routes was expected.");
    const source = await readFile(join(ASSETS, file), "utf8");
    if (!source.startsWith(ASSIGNED)) return this.error("The manifest is not written as expected.");
    const manifest = JSON.parse(source.slice(ASSIGNED.length).replace(/;$/, ""));
    const url = publicManifestUrl(`/assets/${file}`);
    const routes = Object.entries<Route>(manifest.routes).filter(
      ([id, { hasDefaultExport }]) =>
        !id.startsWith("routes/admin/") && (hasDefaultExport || ASKED.includes(id)),
    );
    const withOwn = withoutFilesOf(manifest.entry.imports);
    const lean = { ...manifest, url, routes: Object.fromEntries(routes.map(withOwn)) };
    await writeFile(
      join(ASSETS, url.slice("/assets/".length)),
      `${ASSIGNED}${JSON.stringify(lean)};`,
    );
  },
};

/**
 * Leaves out of a route's files those that every page has: the router names them only to load them ahead.
 * The others stand in one order, so that what routes share compresses.
 */
function withoutFilesOf(shared: string[]) {
  return ([id, route]: [string, Route]): [string, Route] => {
    const imports = route.imports?.filter((file) => !shared.includes(file)).toSorted();
    return [id, { ...route, imports }];
  };
}
