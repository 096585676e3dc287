import { searchable } from "~/lib/plain-text";

/** A page of the site, by the name volunteers know it by. */
export type NamedPage = { path: string; label: string };

/** A page that volunteers write, with everything that it says. */
export type WrittenPage = NamedPage & { content: unknown };

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

/** The words of pages that volunteers write: a list asks the same pages for each of its people. */
const writtenTexts = new WeakMap<WrittenPage, string[]>();

function textsOfWritten(page: WrittenPage): string[] {
  const texts = writtenTexts.get(page) ?? textsOf(page.content).map(words);
  writtenTexts.set(page, texts);
  return texts;
}

/**
 * The pages of those that are `written` on which a person's name stands, whatever its accents and capitals. A first
 * name alone stands for nobody: it names no page.
 */
export function pagesNaming(fullName: string, written: readonly WrittenPage[]): NamedPage[] {
  const name = words(fullName);
  if (!name.trim().includes(" ")) return [];
  return written
    .filter((page) => textsOfWritten(page).some((text) => text.includes(name)))
    .map(({ path, label }) => ({ path, label }));
}
