import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** The fields of a `package.json` that say which file stands for which place. */
export type PackageMap = {
  main?: unknown;
  module?: unknown;
  exports?: unknown;
  imports?: unknown;
  browser?: unknown;
};

/**
 * What Node asks for, of an `import` and of a `require`, and what a bundler for Node may ask for beside:
 * another format of the same build is no other build.
 */
const FOR_NODE = [
  ["node", "node-addons", "module-sync", "import"],
  ["node", "node-addons", "module-sync", "require"],
  ["node", "import", "module", "production"],
  ["node", "require", "production"],
].map((conditions) => new Set(["default", ...conditions]));

/** Files that are bundled all the same (`package/path`), each with its reason. */
const ACCEPTED: ReadonlyMap<string, string> = new Map([]);

/**
 * Stops the build when the server would be bundled with what a package has for browsers, or to fall
 * back on, in place of what it has for Node (decision 12).
 */
export const buildsForNode: Plugin = {
  name: "builds-for-node",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === "chunk" ? output.moduleIds : [],
    );
    const wrong = files.filter(isPassedOver).map(nameOf);
    const unexplained = wrong.filter((file) => !ACCEPTED.has(file));
    if (unexplained.length > 0) {
      this.error(
        `The server was bundled with files that Node would not take of their packages:\n  ${unexplained.join("\n  ")}\n` +
          "See docs/decisions/0012-releases-with-one-bundle.md: let them be resolved for Node (vite.config.ts), or say in " +
          "scripts/bundler/builds-for-node.ts why they may stay.",
      );
    }
    const settled = [...ACCEPTED.keys()].filter((file) => !wrong.includes(file));
    if (settled.length > 0) this.error(`No longer bundled, nor to be accepted: ${settled}`);
  },
};

const maps = new Map<string, PackageMap>();

function isPassedOver(file: string): boolean {
  const root = rootOf(file);
  if (!root) return false;
  const known = maps.get(root) ?? JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  maps.set(root, known);
  return isPassedOverByNode(known, `./${relative(root, file.replace(/\?.*$/, ""))}`);
}

/** The folder of the package that a file belongs to; null for the site's own files. */
function rootOf(file: string): string | null {
  return (
    /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replace(/^\0/, ""))?.[0] ?? null
  );
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("node_modules/") + "node_modules/".length);
}

/**
 * Whether a package names a file (`./dist/x.js`) for some place, and never for Node: for a browser, or
 * after what it has for Node.
 */
export function isPassedOverByNode(map: PackageMap, file: string): boolean {
  const entries = [...entriesOf(map.exports), ...entriesOf(map.imports)];
  const found = entries.flatMap((entry) => FOR_NODE.map((asked) => targetOf(entry, asked)));
  const taken = [...found, map.main, map.module];
  if (taken.some((target) => matches(target, file))) return false;
  const named = [...entries.flatMap(everyTarget), ...replacements(map.browser)];
  return named.some((target) => matches(target, file));
}

/** What stands for each path of a package: the paths themselves are of no matter here. */
function entriesOf(field: unknown): unknown[] {
  if (!isObject(field)) return [field];
  const isOfPaths = Object.keys(field).every((key) => /^[.#]/.test(key));
  return isOfPaths ? Object.values(field) : [field];
}

/** As Node finds it: the first condition that holds and leads anywhere. */
function targetOf(entry: unknown, asked: ReadonlySet<string>): unknown {
  if (!isObject(entry)) return Array.isArray(entry) ? targetOf(entry[0], asked) : entry;
  for (const [condition, inner] of Object.entries(entry)) {
    const target = asked.has(condition) ? targetOf(inner, asked) : undefined;
    if (target !== undefined) return target;
  }
  return undefined;
}

function everyTarget(entry: unknown): unknown[] {
  if (Array.isArray(entry)) return entry.flatMap(everyTarget);
  return isObject(entry) ? Object.values(entry).flatMap(everyTarget) : [entry];
}

/** The older field: one file in place of the main one, or one for each that it replaces. */
function replacements(field: unknown): unknown[] {
  return isObject(field) ? Object.values(field) : [field];
}

function matches(target: unknown, file: string): boolean {
  if (typeof target !== "string") return false;
  const [start = "", end] = target.replace(/^(?!\.\/)/, "./").split("*", 2);
  return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
