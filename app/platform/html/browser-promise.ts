import bootSource from "./browser-promise.boot.js?raw";
import { type HashedPage, scriptHash } from "./content-security-policy";

/** On the document as it was served, until a script found that the browser keeps up. */
const SCRIPTLESS = "<html data-scriptless ";
const DOCUMENT = "<html ";
const HEAD = "<head>";

/**
 * Has a finished page ask first whether its browser is one of those that the site works in whole
 * (scripts/bundler/oldest-browsers.ts). In an older one no
 * other script starts (defer-hydration.boot.js), and the page says what it says without scripts.
 */
export function askBrowserFirst(page: HashedPage): HashedPage {
  const { html, hashes } = page;
  if (!html.includes(HEAD)) return page;
  return {
    html: html
      .replace(DOCUMENT, SCRIPTLESS)
      .replace(HEAD, () => `${HEAD}<script>${bootSource}</script>`),
    hashes: [...hashes, scriptHash(bootSource)],
  };
}
