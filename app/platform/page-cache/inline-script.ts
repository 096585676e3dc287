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

const hashes = new Map<string, string>();

/** With its hash. The site has a handful of such scripts, and they are the same in every page. */
export function inlineScript(script: string): { script: string; hash: string } {
  const hash = hashes.get(script) ?? scriptHash(script);
  hashes.set(script, hash);
  return { script, hash };
}
