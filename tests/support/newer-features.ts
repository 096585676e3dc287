import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { parseAst } from "vite";
import { OLDEST_BROWSERS } from "../../scripts/bundler/oldest-browsers";

/**
 * What built scripts and style sheets ask of a browser that the oldest ones of the promise do not have, by what MDN
 * knows of each feature (`@mdn/browser-compat-data`). Types are not known: a method whose name an older one bears too,
 * such as `map`, is found where its owner is written out, or where it follows what gives an iterator.
 */
const DATA: CompatData = data;
const BROWSERS = Object.entries(OLDEST_BROWSERS) as [keyof typeof OLDEST_BROWSERS, string][];

/** Whether one of the oldest browsers lacks a feature; null where MDN says nothing of it. `prefixes` are written beside it. */
function isNewer(feature: Identifier | undefined, prefixes = ""): boolean | null {
  const support = feature?.__compat?.support;
  if (!support) return null;
  return BROWSERS.some(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    return !statements.some(({ version_added: since, flags, prefix, alternative_name }) => {
      if (
        flags ||
        (prefix && !prefixes.includes(prefix)) ||
        alternative_name ||
        typeof since !== "string"
      )
        return false;
      return Number.parseFloat(since.replace("≤", "")) <= Number.parseFloat(oldest);
    });
  });
}

/** Not MDN's own notes, nor what a minifier may call anything. */
const isName = (name: string) => /^[A-Za-z][\w$]{2,}$/.test(name);

/** Owner by owner, all that scripts can name: `URL.parse`, `Array.prototype.map` as `Array.map`. */
function ownersOf(): [string, Identifier][] {
  const { api, javascript } = DATA;
  const builtins: Identifier = javascript.builtins ?? {};
  return [...Object.entries(api), ...Object.entries(builtins)].filter(([name]) => isName(name)) as [
    string,
    Identifier,
  ][];
}

/** Names of owners and members: `true` where every one that bears the name is newer. */
const NEWER_NAMES = new Map<string, boolean>();
const NEWER_PATHS = new Set<string>();
const NEWER_OWNERS = new Set<string>();
for (const [owner, members] of ownersOf()) {
  if (isNewer(members)) NEWER_OWNERS.add(owner);
  for (const [key, feature] of Object.entries(members)) {
    const member = key.replace(/_static$/, "");
    const newer = isName(member) ? isNewer(feature as Identifier) : null;
    if (newer === null) continue;
    // A member of a newer owner is met on what only that owner makes.
    NEWER_NAMES.set(member, newer && NEWER_NAMES.get(member) !== false && !NEWER_OWNERS.has(owner));
    if (newer) NEWER_PATHS.add(`${owner}.${member}`);
  }
}
const ITERATOR_HELPERS = Object.keys(DATA.javascript.builtins?.Iterator ?? {}).filter(isName);
const GIVES_ITERATOR = /^(?:values|keys|entries)$/;

type Node = { type: string; [key: string]: unknown };

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
  } else if (typeof value === "object" && value !== null && "type" in value) {
    yield value as Node;
    for (const one of Object.values(value)) yield* nodesOf(one);
  }
}

const nameOf = (node: unknown) => (node as Node | undefined)?.name as string | undefined;

/** `URL.parse`, `.toWellFormed`, `Temporal`: what a script calls or makes that is newer, each once. */
export function newerInScript(source: string): string[] {
  const found = new Set<string>();
  for (const { type, callee } of nodesOf(parseAst(source))) {
    if (type !== "CallExpression" && type !== "NewExpression") continue;
    const one = newerCallee(callee as Node);
    if (one) found.add(one);
  }
  return [...found].sort();
}

function newerCallee(callee: Node): string | null {
  if (callee.type === "Identifier") {
    const name = nameOf(callee) ?? "";
    return NEWER_OWNERS.has(name) ? name : null;
  }
  if (callee.type !== "MemberExpression" || callee.computed) return null;
  const { object, property } = callee as Node & { object: Node };
  const [owner, member] = [nameOf(object) ?? "", nameOf(property) ?? ""];
  const outermost = outermostName(object);
  if (NEWER_OWNERS.has(outermost)) return outermost;
  if (NEWER_PATHS.has(`${owner}.${member}`)) return `${owner}.${member}`;
  if (NEWER_NAMES.get(member)) return `.${member}`;
  return ITERATOR_HELPERS.includes(member) && isIterator(object) ? `iterator.${member}` : null;
}

/** `Temporal` of `Temporal.Now`. */
function outermostName(node: Node): string {
  return node.type === "MemberExpression"
    ? outermostName(node.object as Node)
    : (nameOf(node) ?? "");
}

/** `map.values()`, `text.matchAll(/…/g)`. */
function isIterator({ type, callee, arguments: given }: Node): boolean {
  if (type !== "CallExpression" || (callee as Node).type !== "MemberExpression") return false;
  const method = nameOf((callee as Node).property) ?? "";
  return (
    method === "matchAll" || (GIVES_ITERATOR.test(method) && (given as unknown[]).length === 0)
  );
}

/** `@starting-style`, `:has`, `text-wrap: pretty`, nesting: what a sheet asks for that is newer, outside of `@supports`. */
export function newerInSheet(source: string): string[] {
  const found = new Set<string>();
  const text = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  const open: ("supports" | "at" | "rule" | "keyframes")[] = [];
  for (const [, part = "", end] of text.matchAll(/((?:url\([^)]*\)|[^{};])*)([{};])/g)) {
    const isGuarded = open.includes("supports");
    if (end === "{") {
      const [, at] = /^\s*@([\w-]+)/.exec(part) ?? [];
      if (!isGuarded) {
        for (const one of at ? newerAtRule(at) : newerSelectors(part)) {
          if (!open.includes("keyframes")) found.add(one);
        }
        if (open.includes("rule")) found.add("nesting");
      }
      if (!at) open.push("rule");
      else if (at === "supports") open.push("supports");
      else open.push(at.endsWith("keyframes") ? "keyframes" : "at");
      continue;
    }
    if (!isGuarded && open.includes("rule"))
      for (const one of newerDeclarations(part, text)) found.add(one);
    if (end === "}") open.pop();
  }
  return [...found].sort();
}

function newerAtRule(name: string): string[] {
  return isNewer(DATA.css["at-rules"]?.[name]) ? [`@${name}`] : [];
}

function newerSelectors(prelude: string): string[] {
  const names = prelude.replace(/\\./g, "").matchAll(/::?([a-z][a-z-]*)/g);
  return [...names].flatMap(([written, name = ""]) =>
    isNewer(DATA.css.selectors?.[name]) ? [written] : [],
  );
}

function newerDeclarations(declaration: string, sheet: string): string[] {
  const [, name = "", value = ""] = /^\s*([a-z][a-z-]*)\s*:([\s\S]*)$/.exec(declaration) ?? [];
  const property = DATA.css.properties?.[name];
  const prefixes = sheet.includes(`-webkit-${name}`) ? "-webkit-" : "";
  if (isNewer(property, prefixes)) return [name];
  const words = value.match(/(?<![\w-])[a-z][a-z-]*(?!\w|-)/g) ?? [];
  return words.flatMap((word) =>
    isNewer(property?.[word]) || (value.includes(`${word}(`) && isNewer(DATA.css.types?.[word]))
      ? [`${name}: ${word}`]
      : [],
  );
}
