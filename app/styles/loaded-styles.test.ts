import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import table from "../routes";

const APP = resolve(import.meta.dirname, "..");
/** Sheets for paper, which every page links. */
const PAPER = join(import.meta.dirname, "print/");

type Module = {
  imports: string[];
  /** Of a component: those it writes out. Of a sheet: those it has rules for on a screen. */
  classes: string[];
  /** Those a sheet has rules for on paper. */
  paper: string[];
};

const modules = new Map<string, Promise<Module>>();

function readModule(file: string): Promise<Module> {
  const known = modules.get(file) ?? parseModule(file);
  modules.set(file, known);
  return known;
}

async function parseModule(file: string): Promise<Module> {
  const text = await readFile(file, "utf8");
  const isSheet = file.endsWith(".css");
  const isPaper = file.startsWith(PAPER);
  const classes = isSheet ? styledClasses(text) : usedClasses(text);
  return {
    imports: [
      ...text.matchAll(
        isSheet
          ? /@import\s+"([^"]+)"/g
          : /^(?!import type|export type).*?(?:from|import)\s*\(?\s*"([^"]+)"/gm,
      ),
    ]
      .map(([, address = ""]) => fileOf(address, file))
      .filter((found) => found !== null),
    classes: isPaper ? [] : classes,
    paper: isPaper ? classes : [],
  };
}

/** The file that an import means; none for a package, a picture, or what the server keeps to itself. */
function fileOf(address: string, from: string): string | null {
  const isOfApp = address.startsWith("~/");
  if (!isOfApp && !address.startsWith(".")) return null;
  const path = isOfApp ? join(APP, address.slice("~/".length)) : join(dirname(from), address);
  const file = ["", ".tsx", ".ts"]
    .map((end) => path + end)
    .find((one) => /\.(tsx?|css)$/.test(one) && existsSync(one));
  return file && !file.endsWith(".server.ts") ? file : null;
}

/** Classes that a sheet has a rule for. */
function styledClasses(sheet: string): string[] {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, selector = ""]) =>
    [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
  );
}

/** Classes that a component writes out in `className`; what it puts together is not looked at. */
function usedClasses(component: string): string[] {
  const starts = component.matchAll(/\b(?:\w*[cC]lassName=|classNames\()/g);
  return [...starts].flatMap(({ index, 0: start }) => {
    const value = expressionAt(component, index + start.length - (start.endsWith("(") ? 1 : 0));
    // What is compared with, or given to a function, is none of the classes.
    const plain = value.replace(/[=!]==\s*"[^"]*"|\b(?!classNames)\w+\("[^"]*"/g, "");
    const strings = plain.matchAll(/"([^"]*)"|`([^`]*)`/g);
    return [...strings].flatMap(([, quoted, template]) =>
      (quoted ?? template ?? "").split(/\s+/).filter((word) => /^[a-z][\w-]*$/i.test(word)),
    );
  });
}

function expressionAt(text: string, start: number): string {
  if (text[start] === '"') return text.slice(start, text.indexOf('"', start + 1) + 1);
  return bracketsAt(text, start);
}

/** From a bracket to the one that closes it. */
function bracketsAt(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if ("{(".includes(text[end] ?? "")) depth += 1;
    if ("})".includes(text[end] ?? "")) depth -= 1;
    if (depth === 0) return text.slice(start, end + 1);
  }
  return "";
}

/** Everything that a page brings with it. */
async function filesOf(entries: string[]): Promise<Map<string, Module>> {
  const found = new Map<string, Module>();
  const queue = [...entries];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    const module = await readModule(file);
    found.set(file, module);
    queue.push(...module.imports);
  }
  return found;
}

/** Every page with the layouts around it. */
function pagesOf(entries: RouteConfigEntry[], around: string[]): string[][] {
  return entries.flatMap(({ file, children }) => {
    const files = [...around, join(APP, file)];
    if (children) return pagesOf(children, files);
    return file.endsWith(".tsx") ? [files] : [];
  });
}

/** Which sheets have a rule for a class; what is changed for paper only is styled elsewhere first. */
async function sheetsByClass(media: "classes" | "paper"): Promise<Map<string, string[]>> {
  const sheets = new Map<string, string[]>();
  for (const name of await readdir(import.meta.dirname, { recursive: true })) {
    if (!name.endsWith(".css")) continue;
    const sheet = join(import.meta.dirname, name);
    for (const one of (await readModule(sheet))[media]) {
      sheets.set(one, [...(sheets.get(one) ?? []), sheet]);
    }
  }
  return sheets;
}

test("a page loads the sheets that style what it shows", async () => {
  const sheets = await sheetsByClass("classes");
  const pages = pagesOf(await table, [join(APP, "root.tsx")]);
  expect(pages.length).toBeGreaterThan(60);
  const bare: string[] = [];
  for (const page of pages) {
    const files = await filesOf(page);
    for (const [file, { classes }] of files) {
      if (!file.endsWith(".tsx")) continue;
      for (const name of classes) {
        const styledIn = sheets.get(name);
        if (!styledIn || styledIn.some((sheet) => files.has(sheet))) continue;
        bare.push(`${relative(APP, page.at(-1) ?? "")}: .${name} of ${relative(APP, file)}`);
      }
    }
  }
  expect(bare).toEqual([]);
});

test("a class of a component has a rule somewhere", async () => {
  const [screen, paper] = [await sheetsByClass("classes"), await sheetsByClass("paper")];
  const names = (await readdir(APP, { recursive: true })).filter((name) => name.endsWith(".tsx"));
  const unknown: string[] = [];
  for (const name of names) {
    const { classes } = await readModule(join(APP, name));
    for (const one of classes) {
      if (!screen.has(one) && !paper.has(one)) unknown.push(`${name}: .${one}`);
    }
  }
  expect(unknown).toEqual([]);
});

test("rules for paper stand in the sheet that no screen waits for", async () => {
  const names = (await readdir(APP, { recursive: true })).filter((name) => name.endsWith(".css"));
  const mixed: string[] = [];
  for (const name of names) {
    if (/@media[^{]*\bprint\b/.test(await readFile(join(APP, name), "utf8"))) mixed.push(name);
  }
  expect(mixed).toEqual([]);
});
