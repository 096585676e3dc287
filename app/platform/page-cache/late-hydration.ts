import { scriptHash } from "./content-security-policy";
import bootSource from "./late-hydration.boot.js?raw";

const MODULE_SCRIPT = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';
const boot = withoutComments(bootSource);
const bootHash = scriptHash(boot);

/**
 * Makes a finished public page start its scripts only after it has loaded, or at the first
 * interaction (facts.md, Recipes): the router's module script and its preloads are written inert,
 * and a small inline script turns them back. A page without exactly one such script is left alone.
 */
export function hydrateLate(page: { html: string; hashes: string[] }): {
  html: string;
  hashes: string[];
} {
  const end = page.html.lastIndexOf("</body>");
  if (end < 0 || page.html.split(MODULE_SCRIPT).length !== 2) return page;
  const head = page.html.slice(0, end);
  const html =
    head
      .replace(MODULE_SCRIPT, '<script type="late-module">')
      .replaceAll(PRELOAD, '<link rel="late-modulepreload"') +
    `<script>${boot}</script>${page.html.slice(end)}`;
  return { html, hashes: [...page.hashes, bootHash] };
}

function withoutComments(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
}
