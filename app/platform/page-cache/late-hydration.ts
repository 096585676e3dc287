import { scriptHash } from "./content-security-policy";
import { addInlineScript, type HashedPage } from "./inline-script";
import bootSource from "./late-hydration.boot.js?raw";
import { publicManifestUrl } from "./public-manifest";

const MODULE_SCRIPT = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';
const MANIFEST = /\/assets\/manifest-[\w-]+\.js/g;

/**
 * Makes a finished public page start its scripts only after it has loaded, or at the first
 * interaction (facts.md, Recipes): the router's module script and its preloads are written inert,
 * and a small inline script turns them back. The page is told the routes of public pages alone. A
 * page without exactly one such script is left alone.
 */
export function hydrateLate(page: HashedPage): HashedPage {
  const end = page.html.lastIndexOf("</body>");
  const [before, script = "", ...more] = page.html.slice(0, Math.max(0, end)).split(MODULE_SCRIPT);
  if (end < 0 || script === "" || more.length > 0) return page;
  const close = script.indexOf("</script>");
  const source = script.slice(0, close);
  const lean = source.replace(MANIFEST, publicManifestUrl);
  const html =
    withInertPreloads(before ?? "") +
    `<script type="late-module">${lean}${withInertPreloads(script.slice(close))}` +
    page.html.slice(end);
  const [whole, own] = [scriptHash(source), scriptHash(lean)];
  const hashes = page.hashes.map((hash) => (hash === whole ? own : hash));
  return addInlineScript({ html, hashes }, bootSource);
}

function withInertPreloads(html: string): string {
  return html
    .replaceAll(PRELOAD, '<link rel="late-modulepreload"')
    .replaceAll(/(<link rel="late-modulepreload" href=")([^"]*)/g, (_, start, href) => {
      return start + publicManifestUrl(href);
    });
}
