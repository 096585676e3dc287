import { scriptHash } from "./content-security-policy";

/** A finished page, and the hashes of the inline scripts that its policy lets run. */
export type HashedPage = { html: string; hashes: string[] };

/** Puts a small script of the site's own at the end of a finished page; a page without an end is left alone. */
export function addInlineScript(page: HashedPage, source: string): HashedPage {
  const end = page.html.lastIndexOf("</body>");
  if (end < 0) return page;
  const { script, hash } = inlineScript(source);
  return {
    html: `${page.html.slice(0, end)}<script>${script}</script>${page.html.slice(end)}`,
    hashes: [...page.hashes, hash],
  };
}

const prepared = new Map<string, { script: string; hash: string }>();

/** As it is served. The site has a handful of such scripts, and they are the same in every page. */
export function inlineScript(source: string): { script: string; hash: string } {
  const known = prepared.get(source);
  if (known) return known;
  const script = compact(source);
  const made = { script, hash: scriptHash(script) };
  prepared.set(source, made);
  return made;
}

/** Without comments, and without the ends of lines that mean nothing: each is in every page. */
function compact(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n")
    .replace(/([;{,(])\n/g, "$1")
    .replace(/\n([})])/g, "$1");
}
