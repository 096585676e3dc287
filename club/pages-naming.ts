import { searchable } from "~/lib/plain-text";
import { EVENT_PAGES } from "./events/event-pages";
import { pageName } from "./page-names";

/** A page of the site, by the name volunteers know it by. */
export type NamedPage = { path: string; label: string };

/** A page that volunteers write, with everything that it says. */
export type WrittenPage = NamedPage & { content: unknown };

const NO_HOURS = "";

/** The texts of the pages that this folder holds; those that volunteers write stand elsewhere. */
const CONTENT: Readonly<Record<string, unknown>> = Object.fromEntries(
  EVENT_PAGES.map((page) => [page.path, [page, page.registration(NO_HOURS)]]),
);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Words alone, between spaces: `É. Le-Gall` → ` e le gall `. */
function words(text: string): string {
  return ` ${searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
}

let pages: { path: string; texts: string[] }[] | undefined;

/** The words of pages that volunteers write: a list asks the same pages for each of its people. */
const writtenTexts = new WeakMap<WrittenPage, string[]>();

function textsOfWritten(page: WrittenPage): string[] {
  const texts = writtenTexts.get(page) ?? textsOf(page.content).map(words);
  writtenTexts.set(page, texts);
  return texts;
}

/**
 * The pages that a person's name stands on, whatever its accents and capitals: those of this folder, and those
 * that are `written` elsewhere. A first name alone stands for nobody: it names no page.
 */
export function pagesNaming(fullName: string, written: readonly WrittenPage[] = []): NamedPage[] {
  const name = words(fullName);
  if (!name.trim().includes(" ")) return [];
  pages ??= Object.entries(CONTENT).map(([path, content]) => ({
    path,
    texts: textsOf(content).map(words),
  }));
  const isNamed = (texts: readonly string[]) => texts.some((text) => text.includes(name));
  const here = pages
    .filter(({ texts }) => isNamed(texts))
    .map(({ path }) => ({ path, label: pageName(path) }));
  const there = written.filter((page) => isNamed(textsOfWritten(page)));
  return [...there.map(({ path, label }) => ({ path, label })), ...here];
}
